import type { AlienText } from '../../../types.ts';

export default {
  name: 'Filantrop',
  power: 'Hojność',
  summary: 'Proszę, weź. Nie, naprawdę: proszę.',
  text:
    'W fazie sojuszu, po zawarciu sojuszy, możesz użyć tej mocy jako główny gracz lub sojusznik: oddaj jedną kartę z ręki głównemu graczowi. ' +
    'Jeśli głównym graczem jesteś ty, dostaje ją twój przeciwnik. ' +
    'Nowy właściciel może zagrać ją od razu. ' +
    'Jeśli jako główny gracz nie masz już na ręce karty spotkania, dobierasz nową rękę. ' +
    'Po zablokowaniu mocy karta zostaje u ciebie.',
  wild:
    'Jako dowolny gracz, w fazie przegrupowania: na początku spotkania poświęć jeden swój statek, który trafia do wiru, i wybierz innego gracza. ' +
    'W tym spotkaniu ma on twoją moc zamiast swojej, a ty nie możesz z niej korzystać. ' +
    'Nie może odmówić.',
  super:
    'Jako główny gracz lub sojusznik, w fazie planowania: kto dzięki twojej mocy dostał kartę spotkania, musi ją w tym spotkaniu zagrać, jeśli może.',
  says: {
    to: 'Któremu głównemu graczowi oddajesz kartę?',
    card: 'Którą kartę oddajesz? Dostaje ją {player}.',
    borrower: 'Kto ma mieć twoją moc w tym spotkaniu?',
    price: 'Użyczenie mocy kosztuje jeden statek. Który?',
    'ability.giving': 'Podaruj kartę',
    'ability.lend': 'Użycz swojej mocy',
    'ability.oblige': 'Twój dar musi zostać zagrany',
  },
} satisfies AlienText;
