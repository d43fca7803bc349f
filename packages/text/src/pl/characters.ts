// Characters of bots: what they are called, and what they say of themselves.
export default {
  'character.dice': 'Losowy',
  'character.dice.about': 'Każdy bot dostanie inny.',
  'character.none': 'Bez charakteru',
  'character.none.about': 'Gra tylko o zwycięstwo, niczego nie pamięta i milczy.',
  'character.loyal': 'Wierny',
  'character.loyal.about': 'Stań przy mnie raz, a ja dwa razy stanę przy tobie.',
  'character.raider': 'Łupieżca',
  'character.raider.about': 'Najciekawiej jest zawsze na cudzej planecie.',
  'character.banker': 'Bankier',
  'character.banker.about': 'Kolonie przychodzą i odchodzą. Karty na ręce zostają.',
  'character.schemer': 'Intrygant',
  'character.schemer.about': 'Moje słowo jest warte tyle, co następne.',
  'character.avenger': 'Mściciel',
  'character.avenger.about': 'Mam listę. Jest krótka i zamierzam ją skończyć.',
  'character.clown': 'Błazen',
  'character.clown.about': 'Nawet jeśli stracimy wszystkie statki, przynajmniej było wesoło.',
};
