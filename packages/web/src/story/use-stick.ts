/** A list that grows at its end: it stays there as long as the reader does. */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const NEAR_PX = 40;

interface Stick {
  list: RefObject<HTMLDivElement | null>;
  /** Things came that the reader, further up, has not seen. */
  behind: boolean;
  onScroll: () => void;
  toEnd: () => void;
}

interface Place {
  scrollTop: number;
  scrollHeight: number;
}

/** Whether the reader of a list that has moved is still at its end. `left`: as it was when it was last looked at. */
export function staysAtEnd(
  was: boolean,
  left: Place,
  { scrollTop, scrollHeight, clientHeight }: Place & { clientHeight: number },
): boolean {
  if (scrollHeight - scrollTop - clientHeight < NEAR_PX) return true;
  // Only a reader scrolls up in a list that stays as it is: one that becomes shorter or longer moves by itself.
  return was && (scrollHeight !== left.scrollHeight || scrollTop >= left.scrollTop);
}

/** `length`: something that changes whenever the list has something new. */
export function useStick(length: number): Stick {
  const list = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const left = useRef<Place>({ scrollTop: 0, scrollHeight: 0 });
  const [seen, setSeen] = useState(length);
  const follow = () => {
    const box = list.current;
    if (box === null) return;
    if (following.current) box.scrollTop = box.scrollHeight;
    left.current = { scrollTop: box.scrollTop, scrollHeight: box.scrollHeight };
  };
  const toEnd = () => {
    following.current = true;
    follow();
    setSeen(length);
  };
  const onScroll = () => {
    const box = list.current;
    if (box === null) return;
    following.current = staysAtEnd(following.current, left.current, box);
    follow();
    if (following.current) setSeen(length);
  };
  // What was said at length becomes short, too, when nothing new has come.
  useLayoutEffect(follow);
  // The place for the list changes, too: a question comes, a keyboard opens.
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const watcher = new ResizeObserver(follow);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { list, behind: !following.current && length > seen, onScroll, toEnd };
}
