import type { AlienText } from '../../../types.ts';

export default {
  name: 'Maszyna',
  power: 'Ciągłość',
  summary: 'Zatrzymania nie przewidziano.',
  text:
    'W swojej turze możesz rozegrać więcej niż dwa spotkania. ' +
    'W fazie rozstrzygnięcia, po każdym ukończonym spotkaniu, wygranym czy przegranym, możesz użyć tej mocy, by rozpocząć kolejne, o ile masz na ręce kartę spotkania. ' +
    'Po zablokowaniu mocy obowiązuje zwykła zasada: drugie spotkanie tylko po udanym pierwszym.',
  wild:
    'Jako atakujący, w fazie rozstrzygnięcia: możesz rozegrać drugie spotkanie, nawet jeśli pierwsze się nie udało lub nie masz na ręce karty spotkania. ' +
    'Jeśli na jego początku nie masz żadnej, dobierasz nową rękę.',
  super:
    'Jako atakujący, w fazie przegrupowania: zamiast odzyskać statek, weź kartę z wierzchu talii kosmosu.',
  says: {
    'ability.continue': 'Rozpocznij kolejne spotkanie',
    'ability.second-encounter': 'Rozegraj drugie spotkanie',
    'ability.card-instead': 'Weź kartę zamiast statku',
  },
} satisfies AlienText;
