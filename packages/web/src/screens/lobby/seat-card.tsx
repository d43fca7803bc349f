/** One seat before the game: who sits there, and what can be done about it. */
import type { Colour } from '@cosmarium/engine';
import { LEVELS, type Level, type SeatInfo } from '@cosmarium/protocol';
import type { Spoken } from '../../net/connection.ts';
import { TableArt } from '../../ui/art.tsx';
import { useWords } from '../../words.tsx';
import { CharacterChoice, wishOf, type CharacterPick } from '../around/character-choice.tsx';
import { Choice } from '../around/choice.tsx';
import { isEmpty } from './readiness.ts';
import styles from './seat-card.module.css';

export interface SeatCardProps {
  number: number;
  info: SeatInfo;
  mine: boolean;
  isHost: boolean;
  /** I am the host. */
  hosting: boolean;
  maySit: boolean;
  /** Also on the seats of bots. */
  bots: boolean;
  /** For a bot that is added here. */
  level: Level;
  character: CharacterPick;
  say: (...spoken: Spoken[]) => void;
}

export function SeatCard(props: SeatCardProps) {
  const { t } = useWords();
  const { number, info, mine } = props;
  const empty = isEmpty(info);
  return (
    <li
      className={`${styles.seat} seat-${info.colour ?? 'none'}`}
      data-empty={empty}
      data-mine={mine}
      aria-label={t('web.lobby.seat', { number: number + 1 })}
    >
      <Emblem colour={info.colour} />
      {empty ? (
        <Free {...props} />
      ) : info.level === null ? (
        <Person {...props} />
      ) : (
        <Bot {...props} level={info.level} character={info.character ?? 'none'} />
      )}
    </li>
  );
}

function Emblem({ colour }: { colour: Colour | null }) {
  return (
    <span className={styles.emblem}>{colour === null ? null : <TableArt name={`emblem-${colour}`} />}</span>
  );
}

function Free({ number, hosting, maySit, level, character, say }: SeatCardProps) {
  const { t } = useWords();
  return (
    <>
      <p className={styles.who}>{t('web.lobby.free')}</p>
      <div className={styles.acts}>
        {maySit ? (
          <button type="button" className="button" onClick={() => say({ do: 'sit', seat: number })}>
            {t('web.lobby.sit')}
          </button>
        ) : null}
        {hosting ? (
          <button
            type="button"
            className="button"
            onClick={() => say({ do: 'bot', seat: number, level, ...wishOf(character) })}
          >
            {t('web.lobby.bot.add')}
          </button>
        ) : null}
      </div>
    </>
  );
}

function Person({ number, info, mine, isHost, hosting, say }: SeatCardProps) {
  const { t } = useWords();
  return (
    <>
      <div className={styles.who}>
        <b className={styles.name}>{info.name}</b>
        <p className={styles.tags}>
          {mine ? <span className={styles.tag}>{t('web.lobby.you')}</span> : null}
          {isHost ? <span className={styles.tag}>{t('web.lobby.host')}</span> : null}
          <span className={styles.presence} data-here={info.present}>
            {t(info.present ? 'web.lobby.here' : 'web.lobby.gone')}
          </span>
        </p>
      </div>
      <div className={styles.acts}>
        {mine ? (
          <button type="button" className="button" onClick={() => say({ do: 'stand' })}>
            {t('web.lobby.stand')}
          </button>
        ) : hosting ? (
          <button
            type="button"
            className="button"
            aria-label={t('web.lobby.kick', { name: info.name ?? '' })}
            onClick={() => say({ do: 'kick', seat: number })}
          >
            {t('web.lobby.kick.short')}
          </button>
        ) : null}
      </div>
    </>
  );
}

function Bot({ number, info, hosting, maySit, bots, level, character, say }: SeatCardProps) {
  const { t } = useWords();
  // A bot is what it is: another one takes its seat.
  const replace = (by: Level, as: CharacterPick) =>
    say({ do: 'kick', seat: number }, { do: 'bot', seat: number, level: by, ...wishOf(as) });
  return (
    <>
      <div className={styles.who}>
        <b className={styles.name}>{t(`colour.${info.colour}`)}</b>
        <p className={styles.tags}>
          <span className={styles.tag}>{t('web.lobby.bot')}</span>
          {hosting ? null : <span className={styles.presence}>{t(`web.lobby.level.${level}`)}</span>}
          {character === 'none' ? null : <span className={styles.tag}>{t(`character.${character}`)}</span>}
        </p>
        {character === 'none' ? null : <p className={styles.about}>{t(`character.${character}.about`)}</p>}
      </div>
      {hosting ? (
        <div className={styles.acts}>
          <Choice
            legend={t('web.lobby.bot.level', { number: number + 1 })}
            quiet
            options={LEVELS.map((is) => ({ is, label: t(`web.lobby.level.${is}`) }))}
            value={level}
            onChoose={(is) => replace(is, character)}
          />
          <CharacterChoice
            label={t('web.lobby.bot.character', { number: number + 1 })}
            quiet
            value={character}
            onChoose={(is) => replace(level, is)}
          />
          <button
            type="button"
            className="button"
            aria-label={t('web.lobby.bot.remove', { number: number + 1 })}
            onClick={() => say({ do: 'kick', seat: number })}
          >
            {t('web.lobby.bot.remove.short')}
          </button>
        </div>
      ) : bots && maySit ? (
        <div className={styles.acts}>
          <button type="button" className="button" onClick={() => say({ do: 'sit', seat: number })}>
            {t('web.lobby.sit')}
          </button>
        </div>
      ) : null}
    </>
  );
}
