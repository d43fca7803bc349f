/** What people say: at the table, in the lobby, and from the side. */
import { useState, type FormEvent } from 'react';
import { CHAT_LENGTH, type ChatLine, type Refusal } from '@cosmarium/protocol';
import { useSend, useTable } from '../table/context.tsx';
import { withoutMarks } from '../ui/marks.ts';
import { SeatName } from '../ui/seat-name.tsx';
import { useWords } from '../words.tsx';
import { Emote } from './emote.tsx';
import { emoteIn, EMOTES } from './emotes.ts';
import { useStick } from './use-stick.ts';
import styles from './chat.module.css';

export function Chat() {
  const { t } = useWords();
  const chat = useTable((state) => state.chat);
  const { list, behind, onScroll, toEnd } = useStick(chat.length);
  return (
    <section className={styles.chat} aria-label={t('web.chat.label')}>
      <div className={styles.scroll} ref={list} onScroll={onScroll} tabIndex={-1}>
        {chat.length === 0 ? <p className={styles.nothing}>{t('web.chat.nothing')}</p> : null}
        <ol className={styles.lines}>
          {chat.map((line) => (
            <li key={line.at} className={styles.line}>
              <Said line={line} />
            </li>
          ))}
        </ol>
      </div>
      {behind ? (
        <button type="button" className={styles.new} onClick={toEnd}>
          {t('web.story.new')}
        </button>
      ) : null}
      <Say />
    </section>
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
        {refused === null ? '' : t(`web.refused.${refused}`)}
      </p>
      <div className={styles.field}>
        <input
          className="field"
          value={text}
          maxLength={CHAT_LENGTH}
          placeholder={t('web.chat.placeholder')}
          aria-label={t('web.chat.placeholder')}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.stopPropagation()}
        />
        <button type="submit" className="button" disabled={text.trim() === ''}>
          {t('web.chat.send')}
        </button>
      </div>
    </form>
  );
}
