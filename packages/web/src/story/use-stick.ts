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

/** `length`: something that changes whenever the list does. */
export function useStick(length: number): Stick {
  const list = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const top = useRef(0);
  const [seen, setSeen] = useState(length);
  const toEnd = () => {
    const box = list.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
    following.current = true;
    setSeen(length);
  };
  const onScroll = () => {
    const box = list.current;
    if (box === null) return;
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    // Only a reader scrolls up; a list that changes its size does not mean to leave its end.
    following.current = near || (following.current && box.scrollTop >= top.current);
    top.current = box.scrollTop;
    if (following.current) setSeen(length);
  };
  useLayoutEffect(() => {
    const box = list.current;
    if (box !== null && following.current) box.scrollTop = box.scrollHeight;
  }, [length]);
  // The place for the list changes, too: a question comes, a keyboard opens.
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const watcher = new ResizeObserver(() => {
      if (following.current) box.scrollTop = box.scrollHeight;
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { list, behind: !following.current && length > seen, onScroll, toEnd };
}
