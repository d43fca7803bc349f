/** How the thinking bots answer each kind of question. */
import type { Decision, Dice } from '@cosmarium/engine';
import { chooseAlien } from './aliens.ts';
import { chooseOpponent, goOn, launchShips, ownColour, resettle, attackOn } from './attack.ts';
import { drawFrom, layBeside, payFor } from './beside.ts';
import type { Choice } from './bot.ts';
import { agreeToAll, negotiate } from './deals.ts';
import { general, sensible, takeRewards } from './general.ts';
import type { Asked } from './clues.ts';
import type { Course } from './course.ts';
import { chooseCard } from './planning.ts';
import { inviteAllies, joinSide } from './politics.ts';
import { aboutTechnologies } from './research.ts';
import { reinforce, respond } from './respond.ts';
import { sizeUp, type Skill } from './situation.ts';
import { boardOf, chances } from './value.ts';

/** Questions about ships that are well answered without playing forward. */
const PLAIN_SHIPS = ['ask.place.', 'ask.settle', 'ask.ally.compelled', 'ask.lose.'];

export function think(scene: Asked, d: Decision, skill: Skill, dice: Dice): Choice {
  const { view } = scene;
  const size = (course: Course) => sizeUp(scene, d, course, skill, dice);
  const sizeNext = (course: Course) => sizeUp(scene, null, course, skill, dice);
  const further = () => goOn(sizeNext, view, chances(boardOf(view, skill.values))[view.seat]);
  const technical = aboutTechnologies(view, d, () => further().answer === 1);
  if (technical !== null) return { answer: technical };
  const e = view.encounter;
  if (d.kind === 'option' && d.key === 'ask.choose-alien') return chooseAlien(view, d, skill, dice);
  if (e === null) return { answer: sensible(view, d, dice, skill.values) };
  const laying = layBeside(size, view, d, dice) ?? drawFrom(view, d, dice) ?? payFor(view, d, skill.values);
  if (laying !== null) return laying;
  switch (d.kind) {
    case 'encounter-card':
      return chooseCard(size(e), d, e, dice);
    case 'launch': {
      if (d.key === 'ask.resettle') return resettle(view, d, skill.values);
      const course = attackOn(view, e.defense, d.targets[0] as number, Math.max(1, Math.min(4, d.max)));
      return launchShips(size(course), d);
    }
    case 'invite':
      return inviteAllies(size(e), d, e);
    case 'ally':
      return joinSide(size(e), d, e, dice);
    case 'offer':
      return negotiate(scene, d, e, skill.values);
    case 'respond':
      return respond(scene, d, skill, dice);
    case 'reinforce':
      return reinforce(scene, d, skill, dice);
    case 'ships':
      if (d.key === 'ask.rewards') return takeRewards(view, d, skill.values);
      return PLAIN_SHIPS.some((key) => d.key.startsWith(key))
        ? { answer: sensible(view, d, dice, skill.values) }
        : general(scene, d, skill, dice);
    case 'yes-no':
      if (d.key === 'ask.second-encounter') return further();
      if (d.key === 'ask.bargain.agree') return agreeToAll(scene, d, e, skill.values);
      return general(scene, d, skill, dice);
    case 'player':
      return d.key === 'ask.wild-destiny' ? chooseOpponent(size, view, d) : general(scene, d, skill, dice);
    case 'option':
      return d.key === 'ask.own-colour' ? ownColour(d) : general(scene, d, skill, dice);
    default:
      return general(scene, d, skill, dice);
  }
}
