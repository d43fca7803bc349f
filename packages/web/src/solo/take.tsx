/** A game of this browser is taken to the server, where it goes on. */
import { useState } from 'react';
import type { Words } from '@cosmarium/text';
import { SERVERLESS } from '../hosting.ts';
import { ApiError, bringGame } from '../net/api.ts';
import { failureKey } from '../screens/home/failure.ts';
import { introduce } from '../screens/home/introduce.ts';
import { useWords } from '../words.tsx';
import { fileOf } from './file.ts';
import { findGame, forgetGame } from './kept.ts';

/** The code of its table. Here it is forgotten, once the server has it. */
async function takeToServer(code: string, words: Words): Promise<string> {
  const game = await findGame(code);
  if (game === null) throw new Error('it is not kept any more');
  await introduce(words);
  const table = await bringGame(fileOf(game));
  await forgetGame(code);
  return table.code;
}

function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) return failureKey(error);
  if (error.reason === 'rules-version') return 'web.solo.take.rules';
  return error.status === 400 || error.status === 413 ? 'web.solo.take.refused' : failureKey(error);
}

interface TakeToServerProps {
  /** Of the game in this browser. */
  code: string;
  className: string;
  /** Where it is now. */
  taken: (table: string) => void;
}

export function TakeToServer({ code, className, taken }: TakeToServerProps) {
  const words = useWords();
  const { t } = words;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (SERVERLESS) return null;
  const take = async () => {
    setBusy(true);
    setFailure(null);
    try {
      taken(await takeToServer(code, words));
    } catch (error) {
      setFailure(whyNot(error));
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className={className} disabled={busy} onClick={() => void take()}>
        {t(busy ? 'web.solo.take.busy' : 'web.solo.take')}
      </button>
      {failure === null ? null : <p role="alert">{t(failure)}</p>}
    </>
  );
}
