import type { AlienText } from '../../../types.ts';

export default {
  name: 'Wojownik',
  power: 'Mistrzostwo',
  summary: 'Każda blizna to lekcja.',
  text:
    'Po każdym spotkaniu, w którym jesteś głównym graczem, dostajesz żetony: jeden za wygraną lub porozumienie, dwa za przegraną lub brak porozumienia, a w grze z czterema planetami za każdym razem o jeden więcej. ' +
    'W fazie ujawnienia, jako główny gracz, musisz użyć tej mocy, gdy ujawnisz kartę ataku: dodaj do swojej sumy 1 za każdy swój żeton. ' +
    'Żetony zachowujesz. ' +
    'Zablokowanie mocy odbiera premię, ale nigdy nie przeszkadza w zdobywaniu żetonów.',
  wild:
    'Jako broniący, w fazie rozstrzygnięcia: zaraz po zakończeniu tego spotkania stajesz się atakującym w dodatkowym spotkaniu z graczem, który cię atakował, w jego rodzimym systemie. ' +
    'Musisz mieć na ręce kartę spotkania. ' +
    'Potem gra toczy się dalej od miejsca, w którym ją przerwano.',
  super: 'Jako sojusznik, w fazie ujawnienia: suma twojej strony rośnie o 1 za każdy twój żeton.',
  says: {
    mastery: 'Mistrzostwo',
    advice: 'Rozbłysk Wojownika: 1 za żeton',
    'ability.learn': 'Zdobądź żetony',
    'ability.mastery': 'Mistrzostwo',
    'ability.retaliate': 'Kontratakuj po tym spotkaniu',
    'ability.advise': 'Dodaj swoje żetony swojej stronie',
  },
} satisfies AlienText;
