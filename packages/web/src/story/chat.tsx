/** What people say: at the table, in the lobby, and from the side. */
import { useState, type FormEvent } from 'react';
import { CHAT_LENGTH, PHRASES, type ChatLine, type Phrase, type Refusal } from '@cosmarium/protocol';
import type { Spoken } from '../net/connection.ts';
import { MuteIcon, SendIcon } from '../board/icons.tsx';
import { isWordless } from '../play/negotiating.ts';
import { useNames, useSend, useTable } from '../table/context.tsx';
import { SeatName } from '../ui/seat-name.tsx';
import { useWords } from '../words.tsx';
import { Emote } from './emote.tsx';
import { emoteIn, EMOTES } from './emotes.ts';
import { hearAgain, mute, useHeard } from './muted.ts';
import { useTold } from './spoken.ts';
import { useStick } from './use-stick.ts';
import styles from './chat.module.css';

export function Chat() {
  const { t } = useWords();
  const { heard, unheard } = useHeard();
  const told = useTold();
  const me = useTable((state) => state.seat);
  const silent = useTable(({ seat, info }) => seat < 0 && info?.options.watchers === 'listen');
  const { list, behind, onScroll, toEnd } = useStick(heard.length);
  return (
    <section className={styles.chat} aria-label={t('web.chat.label')}>
      <div className={styles.scroll} ref={list} onScroll={onScroll} tabIndex={-1}>
        {heard.length === 0 ? <p className={styles.nothing}>{t('web.chat.nothing')}</p> : null}
        <ol className={styles.lines}>
          {heard.map((line) => (
            <li key={line.at} className={styles.line}>
              <Said line={line} />
              {me >= 0 && line.seat === me ? null : <Mute line={line} />}
            </li>
          ))}
        </ol>
        {unheard.map((line) => (
          <p key={line.guest} className={styles.nothing}>
            {t('web.chat.muted', { name: told(line).who })}{' '}
            <button type="button" className={styles.again} onClick={() => hearAgain(line.guest)}>
              {t('web.chat.hear')}
            </button>
          </p>
        ))}
      </div>
      {behind ? (
        <button type="button" className={styles.new} onClick={toEnd}>
          {t('web.story.new')}
        </button>
      ) : null}
      {silent ? <p className={styles.nothing}>{t('web.chat.silent')}</p> : <Say />}
    </section>
  );
}

function Mute({ line }: { line: ChatLine }) {
  const { t } = useWords();
  const words = t('web.chat.mute', { name: useTold()(line).who });
  return (
    <button
      type="button"
      className={styles.mute}
      aria-label={words}
      title={words}
      onClick={() => mute(line.guest)}
    >
      <MuteIcon />
    </button>
  );
}

export function Said({ line }: { line: ChatLine }) {
  const { t } = useWords();
  const emote = emoteIn(line.text);
  const { who, text } = useTold()(line);
  return (
    <>
      <SeatName seat={line.seat}>{who}</SeatName>
      {line.seat < 0 ? <span className="dim"> {t('web.chat.watching')}</span> : null}{' '}
      {emote === null ? (
        text
      ) : (
        <>
          <Emote text={line.text} className={styles.big} />
          <span className="visually-hidden">{t(`web.emote.${emote.name}`)}</span>
        </>
      )}
    </>
  );
}

function Say() {
  const { t } = useWords();
  const send = useSend();
  const [text, setText] = useState('');
  const wordless = useTable(({ view }) => view !== null && isWordless(view));
  const [refused, setRefused] = useState<Refusal | null>(null);

  const playing = useTable(({ view, seat }) => view !== null && seat >= 0);

  const say = async (what: string | Spoken) => {
    setRefused(null);
    const reply = await send(typeof what === 'string' ? { do: 'chat', text: what } : what);
    if (!reply.ok) {
      setRefused(reply.error);
      return false;
    }
    return true;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    // What was refused is not lost.
    void say(said).then((taken) => {
      if (!taken) setText((now) => now || said);
    });
  };
  return (
    <form className={styles.say} onSubmit={submit}>
      <div className={styles.emotes} role="group" aria-label={t('web.chat.emotes')}>
        {EMOTES.map(({ text: emote, name }) => (
          <button
            key={name}
            type="button"
            className={styles.emote}
            aria-label={t(`web.emote.${name}`)}
            title={t(`web.emote.${name}`)}
            onClick={() => void say(emote)}
          >
            <Emote text={emote} />
          </button>
        ))}
      </div>
      <p className={styles.refused} role="status">
        {refused !== null ? t(`web.refused.${refused}`) : wordless ? t('web.chat.wordless') : ''}
      </p>
      <div className={styles.field}>
        {playing ? <Phrases disabled={wordless} say={say} /> : null}
        <input
          className="field"
          value={text}
          disabled={wordless}
          maxLength={CHAT_LENGTH}
          placeholder={t('web.chat.placeholder')}
          aria-label={t('web.chat.placeholder')}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.stopPropagation()}
        />
        <button
          type="submit"
          className={`button ${styles.send}`}
          aria-label={t('web.chat.send')}
          title={t('web.chat.send')}
          disabled={wordless || text.trim() === ''}
        >
          <SendIcon />
        </button>
      </div>
    </form>
  );
}

interface PhrasesProps {
  disabled: boolean;
  say: (spoken: Spoken) => Promise<unknown>;
}

/** Ready words: everybody reads them in their own language, and bots understand them. */
function Phrases({ disabled, say }: PhrasesProps) {
  const names = useNames();
  const offense = useTable(({ view, seat }) => {
    const e = view?.encounter ?? null;
    return e === null || e.offense === seat ? null : e.offense;
  });
  const player = offense === null ? names.t('say.everybody') : names.plainSeat(offense);
  const label = names.t('web.chat.phrases');
  return (
    <select
      className={`field ${styles.phrases}`}
      aria-label={label}
      title={label}
      value=""
      disabled={disabled}
      onChange={({ target }) => {
        const phrase = target.value as Phrase;
        void say({
          do: 'say',
          phrase,
          ...(phrase === 'invite-me' && offense !== null ? { to: offense } : {}),
        });
      }}
    >
      <option value="" disabled>
        …
      </option>
      {PHRASES.map((phrase) => (
        <option key={phrase} value={phrase}>
          {names.t(`say.${phrase}`, { player })}
        </option>
      ))}
    </select>
  );
}
