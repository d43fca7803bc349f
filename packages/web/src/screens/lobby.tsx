/** Before the game: who sits where, who is still to come, and the start. */
import { useState } from 'react';
import { isWelcome, type Level } from '@cosmarium/protocol';
import { faultInWords } from '@cosmarium/story';
import type { Reply, Spoken } from '../net/connection.ts';
import { Link, paths } from '../routes.tsx';
import { Said } from '../story/chat.tsx';
import { useHeard } from '../story/muted.ts';
import { Talk } from '../story/talk.tsx';
import { useSend, useTable } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import { CharacterChoice, wishOf, type CharacterPick } from './around/character-choice.tsx';
import { LevelChoice } from './around/level-choice.tsx';
import { Page } from './around/page.tsx';
import { YouAre } from './home/you-are.tsx';
import { Colours } from './lobby/colours.tsx';
import { GameOptions } from './lobby/game-options.tsx';
import { Invite } from './lobby/invite.tsx';
import { isEmpty, readiness } from './lobby/readiness.ts';
import { SeatCard } from './lobby/seat-card.tsx';
import styles from './lobby.module.css';

/** Says commands one after the other, until one is refused; and why the last one was. */
function useSay() {
  const send = useSend();
  const words = useWords();
  const [refused, setRefused] = useState<string | null>(null);
  const why = (reply: Reply): string | null => {
    if (reply.ok) return null;
    return reply.fault === undefined
      ? words.t(`web.refused.${reply.error}`)
      : faultInWords(words, reply.fault);
  };
  const say = async (...spoken: Spoken[]) => {
    setRefused(null);
    for (const one of spoken) {
      const refusal = why(await send(one));
      if (refusal !== null) return setRefused(refusal);
    }
  };
  return {
    say: (...spoken: Spoken[]) => void say(...spoken),
    /** The same for somebody who says themselves why it was refused. */
    ask: async (spoken: Spoken) => why(await send(spoken)),
    refused,
  };
}

/** What somebody else said last: the chat itself may lie below the edge of the screen. */
function LastSaid() {
  const { t } = useWords();
  const me = useTable(({ guest }) => guest);
  const last = useHeard().heard.at(-1);
  if (last === undefined || last.guest === me) return null;
  return (
    <p className={styles.said}>
      <Said line={last} />{' '}
      <button type="button" className={styles.reply} onClick={toChat}>
        {t('web.lobby.reply')}
      </button>
    </p>
  );
}

const CHAT = 'lobby-chat';

const toChat = () => {
  const input = document.querySelector<HTMLElement>(`#${CHAT} input`);
  input?.scrollIntoView({ block: 'center' });
  input?.focus();
};

export default function Lobby() {
  const { t } = useWords();
  const info = useTable((state) => state.info!);
  const seat = useTable((state) => state.seat);
  const [level, setLevel] = useState<Level>('normal');
  const [character, setCharacter] = useState<CharacterPick>('dice');
  const kicked = useTable((state) => state.kicked);
  const { say, ask, refused } = useSay();
  const { seats, host } = info;
  const hosting = seat >= 0 && seat === host;
  const empty = seats.flatMap((one, i) => (isEmpty(one) ? [i] : []));
  const { canStart, key, params } = readiness(info, seat);
  return (
    <Page title={t('web.lobby.title')} heading={t('web.lobby.heading')} aside={<YouAre />}>
      <div className={styles.lobby}>
        <section className={styles.crew} aria-labelledby="seats">
          <h2 id="seats" className="visually-hidden">
            {t('web.lobby.seats')}
          </h2>
          {kicked ? (
            <div role="alert" className={styles.refused}>
              <p>{t('web.lobby.kicked')}</p>
              <Link href={paths.home} className="button">
                {t('web.lobby.kicked.go')}
              </Link>
            </div>
          ) : null}
          <ul className={styles.seats}>
            {seats.map((one, i) => (
              <SeatCard
                // oxlint-disable-next-line no-array-index-key -- a seat is its number
                key={i}
                number={i}
                info={one}
                mine={i === seat}
                isHost={i === host}
                hosting={hosting}
                maySit={!kicked}
                bots={seat < 0 && isWelcome(info.options)}
                level={level}
                character={character}
                say={say}
              />
            ))}
          </ul>
          {seat >= 0 ? <Colours seats={seats} seat={seat} say={say} /> : null}
          {hosting && empty.length > 0 ? (
            <div className={styles.bots}>
              <LevelChoice legend={t('web.lobby.bot.new-level')} value={level} onChoose={setLevel} />
              <CharacterChoice
                label={t('web.lobby.bot.new-character')}
                dice
                value={character}
                onChoose={setCharacter}
              />
              <button
                type="button"
                className="button"
                onClick={() =>
                  say(...empty.map((one) => ({ do: 'bot' as const, seat: one, level, ...wishOf(character) })))
                }
              >
                {t('web.lobby.bot.fill', { count: empty.length })}
              </button>
            </div>
          ) : null}
          <div className={styles.start}>
            {hosting ? (
              <button
                type="button"
                className={`button primary ${styles.go}`}
                disabled={!canStart}
                aria-describedby="readiness"
                onClick={() => say({ do: 'start' })}
              >
                {t('web.lobby.start')}
              </button>
            ) : seat < 0 && empty.length > 0 && !kicked ? (
              <button
                type="button"
                className={`button primary ${styles.go}`}
                aria-describedby="readiness"
                onClick={() => say({ do: 'sit' })}
              >
                {t('web.lobby.join')}
              </button>
            ) : null}
            <p id="readiness" role="status">
              {kicked ? null : t(key, params)}
            </p>
          </div>
          {refused === null ? null : (
            <p role="alert" className={styles.refused}>
              {refused}
            </p>
          )}
          <LastSaid />
          {info.spectators === 0 ? null : (
            <p className="dim">{t('web.lobby.spectators', { count: info.spectators })}</p>
          )}
        </section>
        <Invite code={info.code} />
        <GameOptions info={info} change={hosting ? (options) => ask({ do: 'options', options }) : null} />
        <div className={`panel ${styles.talk}`} id={CHAT}>
          <Talk />
        </div>
      </div>
    </Page>
  );
}
