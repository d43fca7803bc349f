import type { CardText } from '../../types.ts';

const cards: Record<string, CardText> = {
  'reward-morph': {
    name: 'Morph',
    text: 'When revealed, it copies the opposing card as that stands by then, and counts as it for this encounter. If both cards are morphs, both sides lose.',
  },
  'reward-retreat': {
    name: 'Retreat',
    text: 'Against an attack you lose, but no ship of your side goes to the warp: ships on the gate and those of allies go home, a defense stays on its planet beside the winners. No compensation. Against anything else it is a negotiate.',
  },
  'reward-reinforcement-4': {
    name: 'Reinforcement +4',
    text: 'As a main player or ally, during reveal: add 4 to the total of either side. Others may answer with reinforcements of their own until everybody passes.',
  },
  'reward-kicker-x-1': {
    name: 'Reverse Polarity ×−1',
    text: 'As a main player, before cards are selected, lay it face down; it is turned up with them. All attack cards of the encounter count with the opposite sign.',
  },
  'reward-kicker-x1': {
    name: 'Self Destruct ×1',
    text: 'As a main player, before cards are selected, lay it face down; it is turned up with them. When it is turned up, both sides lose at once: all ships in the encounter go to the warp, without compensation.',
  },
  'reward-kicker-x2-duplicity': {
    name: 'Duplicity ×2',
    text: 'As a main player, before cards are selected, lay it face down; it is turned up with them. Doubles your attack, your compensation, or the ships your opponent loses without a deal. However it ends, your allies’ ships go to the warp.',
    says: { 'ability.doomed': 'Allied ships will go to the warp.' },
  },
  'reward-kicker-x2-lost-signal': {
    name: 'Lost Signal ×2',
    text: 'As a main player, before cards are selected, lay it face down; it is turned up with them. Doubles your attack, your compensation, or the ships your opponent loses without a deal. All other kickers are cancelled, and nobody may play reinforcements in this encounter.',
  },
  'reward-kicker-x4': {
    name: 'Give War a Chance ×4',
    text: 'As a main player, before cards are selected, lay it face down; it is turned up with them. Your attack counts fourfold. It does nothing else.',
  },
  rebirth: {
    name: 'Rebirth',
    text: 'As any player, during regroup: at the start of an encounter choose any player, even yourself. That player may move ships from their colonies to any planets of their home system.',
    says: {
      player: 'Whose home system shall be settled anew?',
      take: 'Which of your ships move to your home system?',
      place: 'Where in your home system do they settle?',
    },
  },
  'solar-wind': {
    name: 'Solar Wind',
    text: 'As any player, during reveal: the allies’ gains change places. If the defense wins, its allies land on the planet instead of taking rewards; if the offense wins, its allies take rewards instead of landing.',
    says: { 'ability.turned': 'Winning allies get what those of the other side would get.' },
  },
  'victory-boon': {
    name: 'Victory Boon',
    text: 'As any player, during resolution: when the defense has won, it takes rewards for its own ships in the encounter, as a defensive ally would.',
  },
};

export default cards;
