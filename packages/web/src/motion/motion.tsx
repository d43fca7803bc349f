/** What happened, in motion and sound: an invisible layer above the table. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { View } from '@cosmarium/engine';
import { useSettings } from '../settings.ts';
import { PlayedCards } from '../stage/played-card.tsx';
import { playedIn, type Played } from '../stage/played.ts';
import { useTable } from '../table/context.tsx';
import { useCalm } from '../ui/media.ts';
import { BannerLine } from './banner.tsx';
import { flightsOf, MOST_FLIGHTS, talks, type Banner } from './flights.ts';
import { fly } from './overlay.ts';
import { FACTOR, isBacklog } from './pace.ts';
import { play } from './sound.ts';
import { soundsOf } from './sounds.ts';
import { useWaitedFor } from './waited-for.ts';
import styles from './motion.module.css';

/** Steps that follow one another faster than this are being skipped through. */
const SKIPPING_MS = 60;

interface Seen {
  /** The number of the next event. */
  next: number;
  view: View;
  at: number;
}

export function Motion() {
  const events = useTable((state) => state.events);
  const firstEvent = useTable((state) => state.firstEvent);
  const view = useTable((state) => state.view);
  const calm = useCalm();
  const layer = useRef<HTMLDivElement>(null);
  const seen = useRef<Seen | null>(null);
  const flying = useRef<Animation[]>([]);
  const [banner, setBanner] = useState<{ banner: Banner; number: number } | null>(null);
  const [played, setPlayed] = useState<{ cards: Played[]; number: number } | null>(null);
  useWaitedFor();
  const skip = useEffectEvent(() => {
    for (const animation of flying.current) animation.finish();
    flying.current = [];
  });

  useEffect(() => {
    if (view === null) return;
    const before = seen.current;
    const next = firstEvent + events.length;
    const now = performance.now();
    seen.current = { next, view, at: now };
    if (before === null || next <= before.next || before.next < firstEvent) return;
    const fresh = events.slice(before.next - firstEvent);
    const { speed } = useSettings.getState();
    if (document.hidden || isBacklog(fresh.length) || now - before.at < SKIPPING_MS) return;
    for (const sound of soundsOf(fresh)) play(sound);
    if (speed === 'off') return;
    const flights = flightsOf(fresh, before.view, view);
    const said = flights.find((flight) => flight.is === 'banner');
    if (said !== undefined) setBanner({ banner: said.banner, number: next });
    const cards = playedIn(fresh);
    if (cards.length > 0) setPlayed({ cards, number: next });
    if (calm || layer.current === null) return;
    if (talks(view)) skip();
    flying.current = flying.current.filter(({ playState }) => playState === 'running');
    const room = Math.max(0, MOST_FLIGHTS - flying.current.length);
    const colourOf = (seat: number) => view.players[seat].colour;
    flying.current.push(...fly(layer.current, flights.slice(0, room), colourOf, FACTOR[speed]));
  }, [events, firstEvent, view, calm]);

  useEffect(() => {
    addEventListener('pointerdown', skip, { passive: true });
    addEventListener('keydown', skip);
    return () => {
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, []);

  return (
    <>
      <div ref={layer} className={styles.layer} aria-hidden="true" />
      {played === null ? null : (
        <PlayedCards
          key={played.number}
          cards={played.cards}
          gone={() => setPlayed((now) => (now?.number === played.number ? null : now))}
        />
      )}
      {banner === null ? null : (
        <BannerLine
          key={banner.number}
          banner={banner.banner}
          gone={() => setBanner((now) => (now?.number === banner.number ? null : now))}
        />
      )}
    </>
  );
}
