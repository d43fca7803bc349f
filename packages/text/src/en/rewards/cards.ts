import type { CardText } from '../../types.ts';

const cards: Record<string, CardText> = {
  'reward-morph': {
    name: 'Morph',
    text: 'When revealed, it copies the opposing card as that stands by then, and counts as it for this encounter. If both cards are morphs, both sides lose.',
  },
  'reward-reinforcement-4': {
    name: 'Reinforcement +4',
    text: 'As a main player or ally, during reveal: add 4 to the total of either side. Others may answer with reinforcements of their own until everybody passes.',
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
