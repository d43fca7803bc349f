/** One control for every kind of question. */
import type { Answer, Decision } from '@cosmarium/engine';
import { OneOf, YesNo } from './controls/choice.tsx';
import { Arrange } from './controls/arrange.tsx';
import { Cards } from './controls/cards.tsx';
import { Deal } from './controls/deal.tsx';
import { NumberOf } from './controls/number.tsx';
import { Planets } from './controls/planets.tsx';
import { Respond } from './controls/respond.tsx';
import { Seats } from './controls/seats.tsx';
import { Ally, Launch, Ships } from './controls/ships.tsx';
import type { Draft } from './draft.ts';

interface Given {
  decision: Decision;
  draft: Draft;
  give: (answer: Answer) => void;
}

export function Control({ decision, draft, give }: Given) {
  const rest = { draft, give };
  switch (decision.kind) {
    case 'yes-no':
      return <YesNo decision={decision} {...rest} />;
    case 'option':
      return <OneOf decision={decision} {...rest} />;
    case 'player':
    case 'players':
    case 'invite':
      return <Seats decision={decision} {...rest} />;
    case 'planet':
      return <Planets decision={decision} {...rest} />;
    case 'card':
    case 'cards':
    case 'encounter-card':
      return <Cards decision={decision} {...rest} />;
    case 'number':
      return <NumberOf decision={decision} {...rest} />;
    case 'respond':
    case 'reinforce':
      return <Respond decision={decision} {...rest} />;
    case 'ships':
      return <Ships decision={decision} {...rest} />;
    case 'launch':
      return <Launch decision={decision} {...rest} />;
    case 'ally':
      return <Ally decision={decision} {...rest} />;
    case 'arrange':
      return <Arrange decision={decision} {...rest} />;
    case 'offer':
      return <Deal decision={decision} {...rest} />;
  }
}
