/** What came of an encounter, and why. */
export default {
  you: 'Ty',

  'result.win':
    '{you, select, yes {Wygrywasz} other {{who} wygrywa}}{counted, select, yes {, {own} do {other}} other {}}' +
    '{why, select, tie {: remis jest na korzyść obrony} lower {: wygrywa niższa suma} attack {: atak bije negocjacje} ' +
    'nocard {: druga strona nie ma karty} forced {, bez względu na sumy} upset {: zwycięzca i przegrany zamieniają się miejscami} other {}}.',
  'result.talks':
    '{you, select, yes {Ty i {whom}} other {{who} i {whom}}}: obie strony chcą rozmawiać, pora na porozumienie.',
  'result.deal':
    '{you, select, yes {Ty i {whom} zawieracie porozumienie. Oddajesz: {give}; dostajesz: {get}.} ' +
    'other {{who} i {whom} zawierają porozumienie. {who} oddaje: {give}; {whom} oddaje: {get}.}}',
  'result.no-deal':
    '{you, select, yes {Ty i {whom}} other {{who} i {whom}}}: nie ma porozumienia, obie strony tracą statki.',
  'result.both-lose':
    '{morphs, select, yes {Dwa morfy nie mają czego kopiować: przegrywają obie strony.} other {Przegrywają obie strony.}}',
  'result.surrender':
    '{you, select, yes {Poddajesz} other {{who} poddaje}} planetę, teraz jest wspólna. Obok obrony mieszka tam {whom}.',
  'result.as-deal': 'Spotkanie kończy się tak, jakby zawarto porozumienie.',
  'result.peace': '{you, select, yes {Lądujesz} other {{who} ląduje}} bez walki.',
  'result.broken-off': '{you, select, yes {Twoja tura tu się kończy.} other {{who}: tura tu się kończy.}}',
};
