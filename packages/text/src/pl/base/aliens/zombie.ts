import type { AlienText } from '../../../types.ts';

export default {
  name: 'Zombie',
  power: 'Nieśmiertelność',
  summary: 'Już z powrotem. Zawsze z powrotem.',
  text:
    'W dowolnej fazie, nawet jeśli nie bierzesz udziału w spotkaniu, musisz użyć tej mocy, gdy twoje statki miałyby trafić do wiru: umieść je zamiast tego w dowolnych swoich koloniach. ' +
    'Jeśli nie masz żadnej kolonii, trafiają jednak do wiru. ' +
    'Za ocalone w ten sposób statki nie dostajesz rekompensaty. ' +
    'W porozumieniu możesz też uwolnić z wiru dowolną liczbę statków drugiego gracza do jego kolonii; tej części nie można zablokować. ' +
    'Po zablokowaniu mocy twoje statki trafiają do wiru.',
  wild: 'Jako dowolny gracz, w dowolnej fazie: gdy twoje statki trafiają do wiru, ocal jeden z nich i umieść go w dowolnej swojej kolonii.',
  super:
    'Jako główny gracz, w fazie sojuszu: każdy gracz, który zawiera z tobą sojusz, może wprowadzić do spotkania jeden swój statek z wiru, nawet ponad limit czterech.',
  says: {
    'ability.immortality': 'Nieśmiertelność',
    'ability.free': 'Uwolnij jego statki w porozumieniu',
    'ability.survivor': 'Ocal jeden statek',
    'ability.raise-the-dead': 'Wskrześ poległych',
    raise: 'Dodać do spotkania jeden z twoich statków z wiru?',
  },
} satisfies AlienText;
