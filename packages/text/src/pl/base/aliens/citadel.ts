import type { AlienText } from '../../../types.ts';

export default {
  name: 'Cytadela',
  power: 'Fortyfikacja',
  summary: 'Buduje dziś, zatrzaskuje bramy, kiedy zechce.',
  text:
    'Raz w każdym spotkaniu, po dobraniu karty celu, możesz położyć jedną kartę ataku z ręki odkrytą obok dowolnej planety: staje się ona cytadelą. ' +
    'W fazie planowania, po wyborze kart i przed ich ujawnieniem, możesz użyć tej mocy jako dowolny gracz, jeśli przy wskazanej planecie są cytadele: wszystkie się uruchamiają. ' +
    'Suma ich wartości zostaje dodana do sumy broniącego. ' +
    'Uruchomione cytadele zostają odrzucone, jeśli broniący przegra; w każdym innym przypadku zostają na miejscu. ' +
    'Po zablokowaniu mocy cytadele się nie uruchamiają; budowy nie można zablokować.',
  wild: 'Jako główny gracz lub sojusznik, w fazie ujawnienia: po ujawnieniu kart dodaj 5 do sumy broniącego.',
  super:
    'Jako dowolny gracz, w fazie planowania: gdy uruchamiasz cytadele, zdecyduj, czy ich wartość zostaje dodana do sumy broniącego, czy od niej odjęta. ' +
    'Tak czy inaczej zostają odrzucone, jeśli broniący przegra.',
  says: {
    card: 'Która karta ataku staje się cytadelą?',
    planet: 'Obok której planety ją budujesz?',
    citadels: 'Cytadele',
    bastion: 'Rozbłysk Cytadeli',
    'ability.build': 'Zbuduj cytadelę',
    'ability.switch-on': 'Uruchom cytadele',
    'ability.fall': 'Upadek cytadel',
    'ability.bastion': 'Dodaj broniącemu 5',
    'ability.subtract': 'Odejmij cytadele, zamiast je dodać',
  },
} satisfies AlienText;
