import type { AlienText } from '../../../types.ts';

export default {
  name: 'Miłość',
  power: 'Radość',
  summary: 'A teraz wszyscy razem! Tak, ty tam z tyłu też.',
  text:
    'Na początku swojej tury musisz użyć tej mocy, jeśli masz kartę na ręce: wybierz jedną i odrzuć ją odkrytą. ' +
    'Każdy inny gracz po kolei może odrzucić kartę; kto odrzucił kartę tego samego rodzaju co twoja, może zabrać wszystkie swoje statki z wiru do kolonii. ' +
    'Jeśli rodzaj zgadza się u wszystkich innych graczy, bierzesz na rękę wszystkie odrzucone tak karty, także swoją. ' +
    'W innym razie możesz wziąć wszystkie swoje statki z wiru i założyć nimi zewnętrzną kolonię w systemie gracza, u którego rodzaj się nie zgadza, na wybranej przez siebie planecie. ' +
    'Po zablokowaniu mocy nikt niczego nie odrzuca.',
  wild:
    'Jako główny gracz, w fazie planowania: przed wyborem kart poproś przeciwnika, by odrzucił losową kartę. ' +
    'Jeśli to zrobi, możesz wziąć tę kartę; jeśli odmówi, otrzymujesz jedną nagrodę.',
  super:
    'Jako atakujący, na początku tury: kartę do swojej mocy pokaż i weź z powrotem na rękę, zamiast ją odrzucać.',
  says: {
    card: 'Którą kartę ofiarujesz?',
    join: '{player} ofiarowuje kartę: {card}. Też odrzucasz kartę? Za ten sam rodzaj wrócą twoje statki.',
    return: 'Rodzaje się zgadzają. Czy wszystkie twoje statki wracają z wiru ({count})?',
    settle: 'Nie u wszystkich się zgadza. Zakładasz kolonię wszystkimi swoimi statkami z wiru ({count})?',
    planet: 'Na której planecie?',
    yield: '{player} prosi cię o odrzucenie losowej karty. Zgadzasz się? Jeśli nie, dostanie nagrodę.',
    take: 'Odrzucono kartę: {card}. Bierzesz ją?',
    'ability.joy': 'Podziel się kartą',
    'ability.plead': 'Poproś przeciwnika o kartę',
    'ability.cherish': 'Pokaż kartę i zatrzymaj ją',
  },
} satisfies AlienText;
