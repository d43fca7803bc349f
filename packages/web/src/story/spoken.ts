/** Who says a line of the chat, and what: ready words are read in the language of the page. */
import { useCallback } from 'react';
import type { ChatLine } from '@cosmarium/protocol';
import { useNames, useTable } from '../table/context.tsx';
import { withoutMarks } from '../ui/marks.ts';

export interface Told {
  who: string;
  text: string;
}

export function useTold(): (line: ChatLine) => Told {
  const names = useNames();
  const seats = useTable(({ info }) => info?.seats ?? null);
  return useCallback(
    ({ name, seat, text, says }) => {
      const character = seats?.[seat]?.character ?? null;
      const bot =
        character === null
          ? names.plainSeat(seat)
          : names.t('web.chat.bot', {
              name: names.plainSeat(seat),
              character: names.t(`character.${character}`),
            });
      const player = says === undefined || says.to < 0 ? names.t('say.everybody') : names.plainSeat(says.to);
      return {
        who: name === '' ? bot : withoutMarks(name),
        text: says === undefined ? withoutMarks(text) : names.t(`say.${says.key}`, { player }),
      };
    },
    [names, seats],
  );
}
