/** What people say: at the table, in the lobby, and from the side. */
import { useState, type FormEvent } from 'react';
import { CHAT_LENGTH, type ChatLine, type Refusal } from '@cosmarium/protocol';
import { MuteIcon } from '../board/icons.tsx';
import { isWordless } from '../play/negotiating.ts';
import { useSend, useTable } from '../table/context.tsx';
import { withoutMarks } from '../ui/marks.ts';
import { SeatName } from '../ui/seat-name.tsx';
import { useWords } from '../words.tsx';
import { Emote } from './emote.tsx';
import { emoteIn, EMOTES } from './emotes.ts';
import { hearAgain, mute, useHeard } from './muted.ts';
import { useStick } from './use-stick.ts';
import styles from './chat.module.css';

export function Chat() {
  const { t } = useWords();
  const { heard, unheard } = useHeard();
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
            {t('web.chat.muted', { name: withoutMarks(line.name) })}{' '}
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
  const words = t('web.chat.mute', { name: withoutMarks(line.name) });
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
  return (
    <>
      <SeatName seat={line.seat}>{withoutMarks(line.name)}</SeatName>
      {line.seat < 0 ? <span className="dim"> {t('web.chat.watching')}</span> : null}{' '}
      {emote === null ? (
        withoutMarks(line.text)
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

  const say = async (what: string) => {
    setRefused(null);
    const reply = await send({ do: 'chat', text: what });
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
        <button type="submit" className="button" disabled={wordless || text.trim() === ''}>
          {t('web.chat.send')}
        </button>
      </div>
    </form>
  );
}
