// What is wrong with a game somebody has chosen, and what to do about it.
export default {
  'fault.players': 'W grze bierze udział od 3 do 8 graczy, a nie {players}.',
  'fault.unknown-alien': 'Nie ma obcego o nazwie {alien}.',
  'fault.unknown-combo': 'Nie ma kombinacji o nazwie {combo}.',
  'fault.combo-start':
    'Kombinacja pasuje tylko do startu dla początkujących. Wybierz go albo zdaj się na losową kombinację.',
  'fault.combo-alien':
    'Do kombinacji „{combo}” należy {alien}, ale ten obcy jest wykluczony z gry. Dopuść go albo wybierz inną kombinację.',
  'fault.no-combo':
    'Żadna kombinacja nie składa się z samych dozwolonych obcych. Dopuść więcej obcych lub poziomów albo wybierz start dla zaawansowanych.',
  'fault.too-few-aliens':
    'Dla tylu graczy potrzeba obcych, którzy mogą grać razem: {needed}, a dozwolonych jest tylko {allowed}. Dopuść więcej obcych lub poziomów albo zagrajcie w mniejszym gronie.',
  'fault.no-spare-alien':
    'Moce nie mają na co się zmieniać: nie został żaden wolny obcy. Dopuść więcej obcych albo wyłącz zmienne moce.',
  'fault.no-flares':
    'Swobodne rozbłyski wymagają rozbłysków w talii. Dodaj je, wybierz start dla zaawansowanych albo wyłącz ten wariant.',
  'fault.special-ships':
    'Po dwa statki specjalne – najwyżej dla {most} graczy. Wybierz jeden rodzaj albo grajcie w mniejszym gronie.',
  'fault.first': 'Przy stole nie ma miejsca {number}. Wybierz innego pierwszego gracza.',
};
