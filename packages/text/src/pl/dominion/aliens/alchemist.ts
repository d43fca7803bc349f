import type { AlienText } from '../../../types.ts';

export default {
  name: 'Alchemik',
  power: 'Transmutacja',
  summary: 'Ołów w złoto, po jednym statku za próbę.',
  text:
    'W dowolnej fazie, nawet jeśli nie bierzesz udziału w spotkaniu, możesz raz na spotkanie użyć tej mocy. ' +
    'Poświęć jeden swój statek, choćby ze spotkania (trafia on do wiru), i odrzuć kartę z ręki; potem weź kartę tego samego rodzaju z dowolnego stosu odrzuconych kart. ' +
    'Atak można wymienić tylko na atak, którego wartość różni się najwyżej o 4. ' +
    'Nie możesz wziąć karty właśnie odrzuconej, a jeśli nie ma czego wziąć, niczego nie płacisz. ' +
    'Po zablokowaniu mocy niczego nie płacisz i nie wymieniasz.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: odrzuć kartę, która nie jest kartą spotkania, i weź inną kartę tego samego rodzaju z dowolnego stosu odrzuconych kart. ' +
    'Nie możesz w ten sposób odrzucić tego rozbłysku.',
  super:
    'Jako dowolny gracz, w dowolnej fazie: gdy wymieniasz swoją mocą atak, możesz wziąć atak o dowolnej wartości.',
  says: {
    ship: 'Który statek trafia za to do wiru?',
    give: 'Którą kartę przemieniasz?',
    take: 'Odrzucasz kartę: {card}. Którą bierzesz w zamian?',
    'ability.transmute': 'Przemień kartę',
    'ability.distil': 'Wymień kartę, która nie jest kartą spotkania',
    'ability.gold': 'Weź atak o dowolnej wartości',
  },
} satisfies AlienText;
