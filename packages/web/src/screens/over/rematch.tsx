import { useEffect, useState } from 'react';
import type { Refusal } from '@cosmarium/protocol';
import { go, Link, paths } from '../../routes.tsx';
import { useSend, useTable } from '../../table/context.tsx';
import { useWords } from '../../words.tsx';

/** Calls for a rematch and goes there; or goes to the one that somebody else has called for. */
export function Rematch() {
  const { t } = useWords();
  const send = useSend();
  const next = useTable(({ info }) => info?.next ?? null);
  const seat = useTable((state) => state.seat);
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  useEffect(() => {
    if (asked && next !== null) go(paths.table(next));
  }, [asked, next]);
  if (next !== null)
    return (
      <Link href={paths.table(next)} className="button primary">
        {t('web.over.rematch.join')}
      </Link>
    );
  if (seat < 0) return null;
  return (
    <>
      <button
        type="button"
        className="button primary"
        disabled={asked}
        onClick={() => {
          setAsked(true);
          void send({ do: 'rematch' }).then((reply) => {
            if (reply.ok) return;
            setRefused(reply.error);
            setAsked(false);
          });
        }}
      >
        {t('web.over.rematch')}
      </button>
      {refused === null ? null : <p role="alert">{t(`web.refused.${refused}`)}</p>}
    </>
  );
}
