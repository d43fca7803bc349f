/** Story and chat: one above the other where there is room, behind two buttons elsewhere. Before the game there is only chat. */
import { useEffect, useRef, useState } from 'react';
import { StoryIcon, TalkIcon } from '../board/icons.tsx';
import { useTable } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import { Chat, Said } from './chat.tsx';
import { useHeard } from './muted.ts';
import { isHeeded } from './heeded.ts';
import { Live } from './live.tsx';
import { Story } from './story.tsx';
import styles from './talk.module.css';

export function Talk() {
  const playing = useTable(({ view }) => view !== null);
  return (
    <>
      {playing ? (
        <div className={`panel ${styles.both}`}>
          <div className={styles.story}>
            <Story />
          </div>
          <div className={styles.chat}>
            <Chat />
          </div>
        </div>
      ) : (
        <div className={styles.lobby}>
          <Chat />
        </div>
      )}
      <Live />
    </>
  );
}

type Tab = 'story' | 'chat';
const TABS: readonly Tab[] = ['story', 'chat'];
const PREVIEW_MS = 5000;

/** Behind two buttons where there is no room for both. What came while the drawer was closed, or open at the other tab, is counted. */
export function TalkButtons() {
  const { t } = useWords();
  const [tab, setTab] = useState<Tab | null>(null);
  const counts = {
    story: useTable(({ events, firstEvent }) => firstEvent + events.length),
    chat: useHeard().heard.length,
  };
  const [read, setRead] = useState(counts);
  if (tab !== null && read[tab] !== counts[tab]) setRead({ ...read, [tab]: counts[tab] });
  const unread = (one: Tab) => (one === tab ? 0 : counts[one] - read[one]);
  return (
    <nav className={styles.buttons} aria-label={t('web.talk.label')}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.open}
          title={t(`web.${one}.label`)}
          onClick={() => setTab(one)}
        >
          {one === 'story' ? <StoryIcon /> : <TalkIcon />}
          <span className={styles.name}>{t(`web.${one}.label`)}</span>
          <Unread count={one === 'chat' ? unread(one) : 0} />
        </button>
      ))}
      {tab === null ? <Preview open={() => setTab('chat')} /> : null}
      {tab === null ? null : <Sheet tab={tab} turn={setTab} unread={unread} close={() => setTab(null)} />}
      <Live />
    </nav>
  );
}

function Unread({ count }: { count: number }) {
  const { t } = useWords();
  if (count <= 0) return null;
  return (
    <span className={styles.unread}>
      {count}
      <span className="visually-hidden">{t('web.talk.unread', { count })}</span>
    </span>
  );
}

/**
 * The last thing that was said, for a moment, wherever the page is scrolled to. It lies on the header: what bots say among themselves
 * is only counted.
 */
function Preview({ open }: { open: () => void }) {
  const me = useTable(({ seat }) => seat);
  const last = useHeard().heard.findLast((line) => isHeeded(line, me));
  const [seen, setSeen] = useState(last?.at);
  useEffect(() => {
    if (last === undefined || last.at === seen) return;
    const timer = setTimeout(() => setSeen(last.at), PREVIEW_MS);
    return () => clearTimeout(timer);
  }, [last, seen]);
  if (last === undefined || last.at === seen || (last.seat === me && me >= 0)) return null;
  return (
    <button type="button" className={styles.preview} onClick={open}>
      <Said line={last} />
    </button>
  );
}

interface SheetProps {
  tab: Tab;
  turn: (tab: Tab) => void;
  unread: (tab: Tab) => number;
  close: () => void;
}

function Sheet({ tab, turn, unread, close }: SheetProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={t('web.talk.label')} onClose={close}>
      <div className={styles.head}>
        <div className={styles.tabs} role="tablist">
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`talk-${one}`}
              aria-selected={one === tab}
              aria-controls="talk-panel"
              onClick={() => turn(one)}
            >
              {t(`web.${one}.label`)}
              <Unread count={one === 'chat' ? unread(one) : 0} />
            </button>
          ))}
        </div>
        <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
          {t('web.close')}
        </button>
      </div>
      <div className={styles.body} role="tabpanel" id="talk-panel" aria-labelledby={`talk-${tab}`}>
        {tab === 'story' ? <Story /> : <Chat />}
      </div>
    </dialog>
  );
}
