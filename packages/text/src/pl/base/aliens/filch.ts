import type { AlienText } from '../../../types.ts';

export default {
  name: 'Przywłaszczyciel',
  power: 'Kradzież',
  summary: 'Nikt nie zauważy braku tej karty. Na pewno.',
  text:
    'W fazie rozstrzygnięcia, gdy karty spotkania są już na stosie odrzuconych kart, możesz użyć tej mocy jako główny gracz: weź na rękę kartę spotkania przeciwnika. ' +
    'Jeśli karty zamieniono, chodzi o tę, która ostatecznie leżała przed przeciwnikiem. ' +
    'Karty, która nie trafiła na stos odrzuconych kart, nie możesz wziąć. ' +
    'Po zablokowaniu mocy karta zostaje na stosie odrzuconych kart.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: gdy ktoś zagrywa artefakt lub rozbłysk, możesz odrzucić z ręki negocjacje, by przechwycić tę kartę. ' +
    'Nie działa ona i trafia na twoją rękę.',
  super:
    'Jako dowolny gracz, w fazie rozstrzygnięcia: weź jedną kartę spotkania użytą w tym spotkaniu przez innego gracza, nawet jeśli nie bierzesz w nim udziału.',
  wildClassic:
    'Jako dowolny gracz, w każdej fazie przegrupowania: możesz w tajemnicy oszukiwać. ' +
    'Sprowadź jeden swój statek z wiru do kolonii albo weź kartę z wierzchu talii lub dowolną kartę ze stosu odrzuconych kart. ' +
    'W tej samej chwili każdy inny gracz może w tajemnicy kogoś oskarżyć. ' +
    'Jeśli ktoś oskarży ciebie, oszustwo wychodzi na jaw: nic nie dostajesz, a jeden twój statek trafia do wiru. ' +
    'Kto zostanie oskarżony, choć nie oszukuje, bierze losową kartę z ręki oskarżyciela. ' +
    'Dopóki oszustwo nie wyjdzie na jaw, ta karta pozostaje ukryta, nie można jej powstrzymać i nie liczy się jako twój rozbłysk.',
  superClassic:
    'Jako dowolny gracz, w fazie rozstrzygnięcia: weź jedną kartę spotkania użytą w tym spotkaniu przez innego gracza, nawet jeśli nie bierzesz w nim udziału.',
  says: {
    pick: 'Którą użytą kartę spotkania bierzesz?',
    cheat: 'Nikt nie patrzy. Oszukujesz? Wszyscy inni właśnie decydują, kogo oskarżyć.',
    'cheat.honest': 'Graj uczciwie',
    'cheat.ship': 'Sprowadź statek z wiru',
    'cheat.deck': 'Weź kartę z wierzchu talii',
    'cheat.discard': 'Weź kartę ze stosu odrzuconych kart',
    accuse:
      'Być może ktoś właśnie oszukuje. Kogo oskarżasz? Jeśli niesłusznie, oskarżony gracz bierze losową kartę z twojej ręki.',
    'accuse.nobody': 'Nikogo',
    accuses: '{you, select, yes {Oskarżasz} other {{who} oskarża}} o oszustwo: {player}.',
    'hide-ship': 'Do której kolonii wymyka się statek?',
    pocket: 'Która karta znika w twoim rękawie?',
    price: 'Które negocjacje odrzucasz?',
    fine: 'Oszustwo wyszło na jaw! Który statek tracisz?',
    suspicion: 'W tej grze ktoś może oszukiwać',
    'ability.theft': 'Weź użytą kartę przeciwnika',
    'ability.snatch': 'Odrzuć negocjacje i weź tę kartę',
    'ability.pick-any': 'Weź użytą kartę spotkania',
    'ability.suspicion': 'Oszustwa i oskarżenia',
    'ability.caught': 'Wykryte oszustwo',
  },
} satisfies AlienText;
