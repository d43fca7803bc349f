import type { AlienText } from '../../../types.ts';

export default {
  name: 'As',
  power: 'Triumf',
  summary: 'Jedna karta w rękawie wystarczy.',
  text:
    'Przed rozpoczęciem gry wybierz jedną ze swoich rodzimych planet: zostaje ona usunięta z gry, a statki z niej zaczynają w wirze. ' +
    'Na początku swojej tury musisz użyć tej mocy, jeśli masz co najmniej jedną zewnętrzną kolonię: wygrywasz grę. ' +
    'Po zablokowaniu mocy następną szansę masz na początku swojej następnej tury. ' +
    'Dopóki masz tę moc, atakujący może nakierować wrota także na twoje zewnętrzne kolonie, a bronisz się wtedy ty: na dowolną z nich, gdy karta celu wskazuje ciebie, a w innym razie na te w systemie, który ona wskazuje. ' +
    'Nadal możesz wygrać w zwykły sposób.',
  wild:
    'Jako główny gracz, w fazie ujawnienia: gdy karty są ujawnione, a wszyscy inni gracze stoją po stronie przeciwnika, wygrywasz spotkanie. ' +
    'Potem oddaj ten rozbłysk Asowi; jeśli nie ma go w grze, odrzuć rozbłysk.',
  super:
    'Jako broniący, w fazie rozstrzygnięcia: gdy przegrywasz, twoje statki nie trafiają do wiru, lecz razem zakładają kolonię na jednej planecie innego systemu. ' +
    'Statków twoich sojuszników to nie ratuje. ' +
    'Potem odrzuć ten rozbłysk.',
  says: {
    purge: 'Z której rodzimej planety rezygnujesz?',
    whom: 'Z kim spotkanie: z broniącym, którego wskazała karta celu, czy z właścicielem kolonii w tym systemie ({player})?',
    refuge: 'Na której planecie osiądą twoje statki?',
    won: 'zewnętrzna kolonia na początku tury',
    'against-all': 'W pojedynkę przeciw wszystkim',
    'ability.triumph': 'Wygraj z zewnętrzną kolonią',
    'ability.exposed': 'Wrota można nakierować na zewnętrzne kolonie',
    'ability.against-all': 'Wygraj w pojedynkę przeciw wszystkim',
    'ability.escape': 'Osiądź w innym systemie zamiast tracić statki',
  },
} satisfies AlienText;
