/** Before the game: who sits where, who is still to come, and the start. */
import { useState } from 'react';
import { LEVELS, type Level, type Refusal } from '@cosmarium/protocol';
import type { Spoken } from '../net/connection.ts';
import { Talk } from '../story/talk.tsx';
import { useSend, useTable } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import { Choice } from './around/choice.tsx';
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
  const [refused, setRefused] = useState<Refusal | null>(null);
  const say = async (...spoken: Spoken[]) => {
    setRefused(null);
    for (const one of spoken) {
      const reply = await send(one);
      if (!reply.ok) return setRefused(reply.error);
    }
  };
  return { say: (...spoken: Spoken[]) => void say(...spoken), refused };
}

export function Lobby() {
  const { t } = useWords();
  const info = useTable((state) => state.info!);
  const seat = useTable((state) => state.seat);
  const [level, setLevel] = useState<Level>('normal');
  const { say, refused } = useSay();
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
                level={level}
                say={say}
              />
            ))}
          </ul>
          {seat >= 0 ? <Colours seats={seats} seat={seat} say={say} /> : null}
          {hosting && empty.length > 0 ? (
            <div className={styles.bots}>
              <Choice
                legend={t('web.lobby.bot.new-level')}
                options={LEVELS.map((is) => ({
                  is,
                  label: t(`web.lobby.level.${is}`),
                  why: t(`web.lobby.level.${is}.why`),
                }))}
                value={level}
                onChoose={setLevel}
              />
              <button
                type="button"
                className="button"
                onClick={() => say(...empty.map((one) => ({ do: 'bot' as const, seat: one, level })))}
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
            ) : seat < 0 && empty.length > 0 ? (
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
              {t(key, params)}
            </p>
          </div>
          {refused === null ? null : (
            <p role="alert" className={styles.refused}>
              {t(`web.refused.${refused}`)}
            </p>
          )}
          {info.spectators === 0 ? null : (
            <p className="dim">{t('web.lobby.spectators', { count: info.spectators })}</p>
          )}
        </section>
        <Invite code={info.code} />
        <GameOptions options={info.options} />
        <div className={`panel ${styles.talk}`}>
          <Talk />
        </div>
      </div>
    </Page>
  );
}
