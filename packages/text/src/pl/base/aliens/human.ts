import type { AlienText } from '../../../types.ts';

export default {
  name: 'Człowiek',
  power: 'Człowieczeństwo',
  summary: 'Nic szczególnego, dopóki ktoś się nie sprzeciwi.',
  text:
    'W fazie ujawnienia, jako główny gracz lub sojusznik, musisz użyć tej mocy po ujawnieniu kart: dodaj 4 do sumy swojej strony. ' +
    'Jeśli to użycie zostanie zablokowane, twoja strona wygrywa spotkanie, bez względu na ujawnione karty. ' +
    'Taką wygraną może zmienić już tylko odwrócenie wyniku, które następuje na samym końcu.',
  wild:
    'Jako główny gracz, w fazie ujawnienia: o ile twoim przeciwnikiem nie jest Człowiek, twoja ujawniona karta zmienia się w atak 42. ' +
    'Potem oddaj ten rozbłysk Człowiekowi; jeśli Człowieka nie ma w grze, odrzuć rozbłysk.',
  super:
    'Jako główny gracz lub sojusznik, w fazie ujawnienia: twoja moc dodaje 8 zamiast 4. ' +
    'Możesz też, od razu albo po dodaniu 8, odrzucić ten rozbłysk, by zablokować własną moc.',
  says: {
    bonus: 'Człowieczeństwo',
    double: 'Człowieczeństwo, podwójnie',
    martyr: 'Zablokowane Człowieczeństwo: ta strona wygrywa',
    'forty-two': 'Odpowiedź brzmi 42',
    'ability.humanity': 'Człowieczeństwo',
    'ability.martyr': 'Odrzuć rozbłysk i zablokuj własną moc',
    'ability.forty-two': 'Zmień swoją kartę w atak 42',
    'ability.double': 'Dodaj 8 zamiast 4',
  },
} satisfies AlienText;
