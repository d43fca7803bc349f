import type { AlienText } from '../../../types.ts';

export default {
  name: 'Dyktator',
  power: 'Rozkaz',
  summary: 'Karta celu słucha rozkazów.',
  text:
    'W fazie celu, zawsze gdy atakującym jest inny gracz, musisz użyć tej mocy przed dobraniem karty. ' +
    'Przejrzyj talię celu i wybierz kartę: liczy się ona jako dobrana przez atakującego. ' +
    'Jeśli atakujący odrzuca ją, by dobrać ponownie, znowu wybierasz. ' +
    'Po zablokowaniu mocy, a także w twojej turze, talia celu zostaje potasowana, a karta jest dobierana losowo.',
  wild:
    'Jako dowolny gracz oprócz atakującego, w fazie celu: po dobraniu karty celu atakujący musi ją odrzucić i dobrać nową. ' +
    'Działa raz na spotkanie.',
  super: 'Jako atakujący, w fazie celu: możesz użyć swojej mocy we własnej turze.',
  says: {
    pick: 'Która karta celu zostaje dobrana?',
    'ability.command': 'Wybierz kartę celu',
    'ability.shuffle': 'Potasuj talię celu',
    'ability.redraw': 'Każ atakującemu dobrać ponownie',
  },
} satisfies AlienText;
