import type { AlienText } from '../../../types.ts';

export default {
  name: 'Reaktor',
  power: 'Promieniowanie',
  summary: 'Bezpieczny z trzech metrów. Dzielą cię dwa.',
  text:
    'Zanim rozbłyski zostaną wtasowane do talii, rozbłyski obcych wszystkich innych graczy kładzie się odkryte na twoim arkuszu; nie należą do twojej ręki. ' +
    'Gdy jesteś sojusznikiem, a twój główny gracz wygrywa, musisz użyć tej mocy, jeśli jego rozbłysk leży na arkuszu: trafia on na jego rękę. ' +
    'Gdy żaden główny gracz cię nie zaprosił i jeden z nich przegrywa, możesz zrobić jedno z trzech: wziąć rozbłysk przegranego z arkusza na rękę, odrzucić rozbłysk przegranego ze swojej ręki albo wziąć z arkusza własny; tej części nie można zablokować. ' +
    'Gdy ktoś inny odrzuca rozbłysk, który należy do obcego któregoś z graczy, musisz użyć tej mocy: kładziesz go odkryty na swoim arkuszu. ' +
    'Po zablokowaniu mocy rozbłysk zostaje na arkuszu albo zostaje odrzucony jak zwykle.',
  wild:
    'Jako broniący, w fazie rozstrzygnięcia: gdy wygrywasz, załóż kolonię na dowolnej zewnętrznej planecie, biorąc od jednego do czterech statków ze spotkania lub swoich kolonii. ' +
    'Potem oddaj ten rozbłysk Reaktorowi; jeśli nie ma go w grze, odrzuć rozbłysk. ' +
    'Kto ma na ręce ten rozbłysk i zagrywa efekt wzmocniony innego, musi oddać ten Reaktorowi.',
  super:
    'Jako główny gracz lub sojusznik, w fazie rozstrzygnięcia: gdy twoja strona wygrywa, a nie masz innego rozbłysku ani na ręce, ani na arkuszu, wygrywasz grę.',
  says: {
    spite: '{player} przegrywa, a ciebie nikt nie zaprosił. Co robisz?',
    'spite.take-loser': 'Weź z arkusza rozbłyski przegranego',
    'spite.discard-loser': 'Odrzuć z ręki rozbłyski przegranego',
    'spite.take-own': 'Weź z arkusza własne rozbłyski',
    planet: 'Na której zewnętrznej planecie zakładasz kolonię?',
    ships: 'Które statki tam osiądą? Od jednego do czterech.',
    won: 'reaktor jest pusty',
    core: 'Rdzeń',
    'ability.irradiate': 'Promieniowanie',
    'ability.spite': 'Weź lub wyrzuć rozbłyski',
    'ability.fallout': 'Zbierz odrzucony rozbłysk',
    'ability.outpost': 'Załóż kolonię gdziekolwiek',
    'ability.meltdown': 'Wygraj grę bez żadnego innego rozbłysku',
  },
} satisfies AlienText;
