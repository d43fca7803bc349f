/** The rulebook over the table: its links turn its pages, and the address stays that of the table. */
import { useState } from 'react';
import { RulesBook } from '../rules/book.tsx';
import { useRules } from '../rules/load.ts';

export default function RulesAtTable({ at }: { at: string }) {
  const book = useRules();
  const [here, setHere] = useState(at);
  return <RulesBook book={book} here={here} turnTo={setHere} />;
}
