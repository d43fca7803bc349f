/**
 * Easy: legal and quick, with the mistakes of a beginner on purpose. Sends all it has, plays the highest card at once,
 * joins whoever asks, seldom thinks of powers, and takes almost any deal.
 */
import {
  cardInfo,
  randomAnswer,
  type Answer,
  type CardOption,
  type Decision,
  type Dice,
  type View,
} from '@cosmarium/engine';
import { because, type Choice } from '../bot.ts';
import type { Scene } from '../clues.ts';
import { sensible } from '../general.ts';
import { aboutTechnologies } from '../research.ts';
import { homesOf, spareShips, takeShips } from '../ships.ts';

export function easy({ view }: Scene, d: Decision, dice: Dice): Choice {
  return {
    answer: aboutTechnologies(view, d, () => true) ?? answerTo(view, d, dice),
    why: because('beginner'),
  };
}

function answerTo(view: View, d: Decision, dice: Dice): Answer {
  const homes = homesOf(view, view.seat);
  switch (d.kind) {
    case 'encounter-card': {
      const value = (i: number) => cardInfo((d.options[i] as CardOption).card).value;
      if (dice(4) === 0) return dice(d.options.length);
      return d.options.reduce<number>((best, _, i) => (value(i) > value(best) ? i : best), 0);
    }
    case 'launch': {
      const ships = takeShips(d.slots, Math.max(d.min, Math.min(d.max, spareShips(d.slots))), homes);
      return { target: dice(d.targets.length), ships };
    }
    case 'ally': {
      const target = dice(d.targets.length);
      const count = d.targets[target] === 'none' ? 0 : Math.max(d.min, Math.min(d.max, spareShips(d.slots)));
      return { target, ships: takeShips(d.slots, count, homes) };
    }
    case 'invite':
      return d.options.map((_, i) => i);
    case 'respond':
      return dice(3) === 0 ? dice(d.options.length) : 0;
    case 'offer':
      if (d.acceptable) return { do: 'accept' };
      if (!d.last && d.give.planets.length > 0 && d.get.planets.length > 0 && dice(4) > 0)
        return { do: 'propose', give: { colony: d.give.planets[0] }, get: { colony: d.get.planets[0] } };
      return { do: 'fail' };
    case 'yes-no':
      return d.key === 'ask.second-encounter' ? 1 : dice(2);
    case 'ships':
    case 'cards':
      return sensible(view, d, dice);
    default:
      return randomAnswer(d, dice);
  }
}
