import type { AlienText } from '../../../types.ts';

export default {
  name: 'Uzurpator',
  power: 'Uzurpacja',
  summary: 'Wygodny fotel. Czyj to był?',
  text:
    'W fazie planowania, zaraz po wyborze kart, możesz użyć tej mocy jako główny gracz: każdy sojusznik po obu stronach zagrywa zakrytą kartę spotkania, a kto jej nie ma, najpierw dobiera nową rękę. ' +
    'Obejrzyj karty swoich sojuszników: jedną z nich możesz zastąpić własną kartę. ' +
    'Możesz też, bez oglądania, wybrać jedną z kart sojuszników przeciwnika, by zastąpiła jego kartę. ' +
    'Karty zastąpione i niewykorzystane wracają na ręce właścicieli. ' +
    'Jeśli wybór karty głównego gracza wymusza jakiś efekt, jego sojuszników moc nie dotyczy. ' +
    'Po zablokowaniu mocy sojusznicy nie zagrywają kart.',
  wild:
    'Jako główny gracz, w fazie sojuszu: przed zaproszeniami ogłoś, że rozstrzygną sami sojusznicy. ' +
    'Nie zagrywa się kart: wygrywa strona, po której jest więcej statków sojuszników, a przy remisie broniący.',
  super:
    'Jako główny gracz, w fazie planowania: obejrzyj karty sojuszników przeciwnika, zanim zdecydujesz, czy wziąć jedną z nich.',
  says: {
    own: 'Czyja karta zastąpi twoją?',
    'own.none': 'Niczyja',
    theirs: 'Czyja karta zastąpi kartę przeciwnika?',
    'theirs.none': 'Niczyja',
    headcount: 'Decydują tylko statki sojuszników',
    'ability.accroach': 'Zmuś sojuszników do zagrania kart',
    'ability.headcount': 'Niech decydują tylko statki sojuszników',
    'ability.look': 'Spójrz na karty sojuszników przeciwnika',
  },
} satisfies AlienText;
