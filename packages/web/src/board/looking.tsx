/** The closer look that is open, if any. */
import { EncounterPanel } from '../encounter/encounter-panel.tsx';
import { useNames, useTable, useView } from '../table/context.tsx';
import { plain } from '../ui/marks.ts';
import { CardList } from './card-list.tsx';
import { Dialog } from './dialog.tsx';
import { counted, newestFirst } from './facts.ts';
import { Menu } from './menu.tsx';
import { open, useOpened } from './opened.ts';
import { PlanetDetails } from './planet-details.tsx';
import { SeatDetails } from './seat-details.tsx';
import styles from './looking.module.css';

const close = () => open(null);

export function Looking() {
  const names = useNames();
  const opened = useOpened((state) => state.opened);
  const view = useTable((state) => state.view);
  if (opened === null) return null;
  if (opened.is === 'menu')
    return (
      <Dialog key="menu" title={names.t('web.board.menu')} close={close}>
        <Menu />
      </Dialog>
    );
  if (view === null) return null;
  switch (opened.is) {
    case 'seat':
      return (
        <Dialog key={`seat ${opened.seat}`} title={names.plainSeat(opened.seat)} close={close}>
          <SeatDetails seat={opened.seat} />
        </Dialog>
      );
    case 'planet':
      return (
        <Dialog key={`planet ${opened.planet}`} title={plain(names.place(opened.planet))} close={close}>
          <PlanetDetails planet={opened.planet} />
        </Dialog>
      );
    case 'encounter':
      return (
        <Dialog key="encounter" title={names.t('web.encounter.label')} close={close}>
          <EncounterPanel />
        </Dialog>
      );
    case 'discard':
      return (
        <Dialog key="discard" title={names.t('web.board.discard')} close={close}>
          <Discards cards={view.discard} />
        </Dialog>
      );
    case 'deck': {
      const deck = view.sideDecks.find(({ name }) => name === opened.deck);
      if (deck === undefined) return null;
      return (
        <Dialog
          key={deck.name}
          title={names.t(`web.board.deck-of.${deck.name}`, { count: deck.count })}
          close={close}
        >
          <h3>{names.t('web.board.discard')}</h3>
          <Discards cards={deck.discard} />
        </Dialog>
      );
    }
    case 'destiny':
      return (
        <Dialog key="destiny" title={names.t('web.board.destiny-discard')} close={close}>
          <Destinies />
        </Dialog>
      );
    default:
      return null;
  }
}

function Discards({ cards: all }: { cards: readonly string[] }) {
  const names = useNames();
  if (all.length === 0) return <p className="dim">{names.t('web.board.none-yet')}</p>;
  return (
    <div className={styles.groups}>
      {newestFirst(all).map(({ type, cards }) => (
        <section key={type}>
          <h3>{names.t(`type.${type}`)}</h3>
          <CardList cards={cards} />
        </section>
      ))}
    </div>
  );
}

function Destinies() {
  const names = useNames();
  const { destinyDiscard, destinyCount } = useView();
  return (
    <div className={styles.groups}>
      <p className="dim">{names.t('web.board.destiny-left', { count: destinyCount })}</p>
      {destinyDiscard.length === 0 ? (
        <p className="dim">{names.t('web.board.none-yet')}</p>
      ) : (
        <ul className={styles.destinies}>
          {counted(destinyDiscard.toReversed()).map(({ kind, count }) => (
            <li key={kind}>
              {names.destiny(kind)} {count > 1 ? <b>{names.t('web.board.times', { count })}</b> : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
