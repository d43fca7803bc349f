// Special ships: their names, what they ask and what is told of them.
export default {
  'ship.flagship': 'okręt flagowy',
  'ship.flagship-spent': 'okręt flagowy (zużyty)',
  'ship.salvage-vessel': 'statek ratunkowy',
  'ship.salvage-vessel-spent': 'statek ratunkowy (zużyty)',
  'ship.the-prometheus': 'Prometeusz',
  'ship.changed': 'zmieniony statek',
  'ship.plain': 'zwykły statek',
  'ask.special-ship.place':
    'Na której z twoich planet stanie {ship}? Znacznik dostanie jeden z twoich statków tam.',
  'ask.special-ship.replace':
    '{ship}: w niewoli lub poza grą. Czy kładziesz jego znacznik na odzyskanym właśnie statku?',
  'ask.ships.which':
    'Twoje statki tam nie są jednakowe. {count, plural, one {Który wybierasz (#)?} few {Które # statki?} many {Które # statków?} other {Które # statku?}}',
  'ask.ships.where': 'Dokąd leci {ship} ({count})?',
  'flagship.ability.command': 'dodaj 3 do sumy swojej strony za każdy walczący okręt flagowy',
  'flagship.ability.hyperspace-drive':
    'napęd nadprzestrzenny: skok do swojej kolonii, na opracowywaną technologię lub do swojego spotkania',
  'flagship.which': 'Który okręt flagowy skacze?',
  'flagship.jump': 'Dokąd skacze okręt flagowy?',
  'salvage-vessel.ability.tractor-beam': 'promień ściągający: weź kartę ze stosu odrzuconych',
  'salvage-vessel.which': 'Który statek ratunkowy włącza promień ściągający?',
  'salvage-vessel.card': 'Którą kartę bierzesz ze stosu odrzuconych?',
  'salvage-vessel.spoils': 'Twoja strona wygrała, a twój statek ratunkowy tam był. Co bierzesz?',
  'salvage-vessel.spoils.rewards': 'Dwie nagrody',
  'salvage-vessel.spoils.technology': 'Jedną z dwóch technologii',
  'salvage-vessel.spoils.none': 'Nic',
  'line.changed': 'Zmienione statki',
  'line.flagship': 'Okręt flagowy',
  'event.ship.marked': '{you, select, yes {Ty} other {{who}}}: statek specjalny ({where}) – {ship}.',
  'event.ship.used': '{you, select, yes {Ty} other {{who}}}: {ship} – {does}.',
  'event.ship.recharged': '{you, select, yes {Ty} other {{who}}}: {ship} znów w gotowości.',
  'flagship.does.hyperspace-drive': 'napęd nadprzestrzenny',
  'salvage-vessel.does.tractor-beam': 'promień ściągający',
};
