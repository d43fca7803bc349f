import type { AlienText } from '../../../types.ts';

export default {
  name: 'Klon',
  power: 'Replikacja',
  summary: 'Po co rozstawać się z dobrą kartą?',
  text:
    'Na końcu fazy rozstrzygnięcia, po ewentualnej rekompensacie, możesz użyć tej mocy jako główny gracz: twoja karta spotkania wraca na twoją rękę, zamiast zostać odrzucona. ' +
    'Jeśli karty zamieniono lub zastąpiono, chodzi o tę, która ostatecznie leży przed tobą. ' +
    'Po zablokowaniu mocy karta trafia jak zwykle na stos odrzuconych kart.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: po zagraniu artefaktu weź go z powrotem na rękę, zamiast go odrzucić. ' +
    'W tym spotkaniu nie możesz zagrać go ponownie. ' +
    'Artefakt powstrzymany przez Blok karty i tak zostaje odrzucony.',
  super:
    'Jako główny gracz, w fazie rozstrzygnięcia: gdy otrzymujesz rekompensatę, możesz wziąć nawet dwa razy więcej kart, niż ci się należy, o ile płacący ma tyle na ręce.',
  says: {
    compensation: 'Ile kart bierzesz jako rekompensatę?',
    'ability.replicate': 'Odzyskaj swoją kartę spotkania',
    'ability.keep-artifact': 'Zatrzymaj artefakt',
    'ability.double': 'Weź nawet podwójną rekompensatę',
  },
} satisfies AlienText;
