import type { AlienText } from '../../../types.ts';

export default {
  name: 'Reinkarnator',
  power: 'Reinkarnacja',
  summary: 'Każda porażka to nowy początek.',
  text:
    'W fazie rozstrzygnięcia, jako główny gracz lub sojusznik, musisz użyć tej mocy, gdy twoja strona przegrywa lub nie udaje ci się zawrzeć porozumienia. ' +
    'Wylosuj obcego, którego nie ma w grze, pomijając obcych niedozwolonych i tych z instrukcjami przygotowania gry; poprzedni dodatkowy obcy, jeśli go masz, zostaje odrzucony. ' +
    'Oprócz tej mocy masz też moc nowego obcego, ale dopiero po spotkaniu, w którym się pojawił. ' +
    'Zaczynasz grę bez dodatkowego obcego. ' +
    'Po zablokowaniu mocy nic się u ciebie nie zmienia.',
  wild:
    'Jako dowolny gracz, w fazie rozstrzygnięcia: gdy inny gracz, ale nie Reinkarnator, przegra lub nie zdoła zawrzeć porozumienia, oddaj mu ten rozbłysk. ' +
    'Zaraz po spotkaniu odrzuca on swojego obcego i losuje innego, którego nie ma w grze. ' +
    'Obcych niedozwolonych i tych z instrukcjami przygotowania gry się pomija.',
  super:
    'Jako główny gracz lub sojusznik, w fazie rozstrzygnięcia: możesz zrezygnować z reinkarnacji i nic nie zmieniać.',
  says: {
    victim: 'Czyj obcy ma się odrodzić po tym spotkaniu?',
    'ability.reincarnation': 'Reinkarnacja',
    'ability.rebirth': 'Zmień obcego przegrywającemu',
    'ability.stay': 'Zrezygnuj z reinkarnacji',
  },
} satisfies AlienText;
