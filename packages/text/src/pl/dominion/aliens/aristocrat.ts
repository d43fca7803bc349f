import type { AlienText } from '../../../types.ts';

export default {
  name: 'Arystokrata',
  power: 'Przywilej',
  summary: 'Jednym karty się rozdaje. Inni je zamawiają.',
  text:
    'Zanim rozdane zostaną pierwsze karty, przejrzyj talię kosmosu i wybierz osiem kart jako swoją początkową rękę, dowolnych poza rozbłyskiem Arystokraty; potem talię się tasuje. ' +
    'Jako główny gracz możesz raz na spotkanie, w dowolnej chwili przed wyborem kart, użyć tej mocy: dobierz na rękę jedną kartę z talii niewykorzystanych rozbłysków. ' +
    'Jeśli masz potem na ręce co najmniej dwa rozbłyski, które nie należą do obcych żadnego z graczy, musisz jeden z nich usunąć z gry. ' +
    'Po zablokowaniu mocy niczego nie dobierasz ani nie usuwasz.',
  wild:
    'Jako dowolny gracz, w fazie przegrupowania: na początku spotkania znajdź w talii kosmosu dowolną kartę i weź ją. ' +
    'Talię i stos odrzuconych kart tasuje się razem w nową talię. ' +
    'Potem oddaj ten rozbłysk Arystokracie; jeśli nie ma go w grze, odrzuć rozbłysk.',
  super:
    'Jako główny gracz, w fazie planowania: używając swojej mocy, możesz odrzucić ten rozbłysk, by zamiast jednego niewykorzystanego rozbłysku dobrać trzy albo znaleźć wśród nich jeden, który wybierzesz.',
  says: {
    hand: 'Wybierz osiem kart swojej początkowej ręki.',
    more: 'Trzy rozbłyski losowo czy jeden wybrany?',
    'more.three': 'Dobierz trzy',
    'more.search': 'Poszukaj jednego',
    search: 'Który niewykorzystany rozbłysk bierzesz?',
    purge: 'Który rozbłysk opuszcza grę?',
    requisition: 'Którą kartę z talii bierzesz?',
    'ability.privilege': 'Dobierz niewykorzystany rozbłysk',
    'ability.requisition': 'Poszukaj karty w talii',
    'ability.grand-privilege': 'Dobierz trzy rozbłyski lub poszukaj jednego',
  },
} satisfies AlienText;
