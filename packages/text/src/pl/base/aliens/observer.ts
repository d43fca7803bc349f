import type { AlienText } from '../../../types.ts';

export default {
  name: 'Stróż',
  power: 'Opieka',
  summary: 'Tylko patrzy. Dziwne, że nikt od tego nie ginie.',
  text:
    'W fazie rozstrzygnięcia musisz użyć tej mocy, gdy statki pod twoją opieką miałyby trafić do wiru. ' +
    'Jeśli jesteś sojusznikiem, są to twoje własne statki: umieść je zamiast tego w swoich koloniach. ' +
    'Jeśli jesteś głównym graczem, są to statki twoich sojuszników: każdy sojusznik umieszcza je w wybranych przez siebie koloniach, ale twoje statki nie są chronione. ' +
    'Opieka obejmuje także te z nich, które nie biorą udziału w spotkaniu. ' +
    'Statki, które nie mają dokąd wrócić, trafiają jednak do wiru, a usuniętych z gry nie można ocalić. ' +
    'Po zablokowaniu mocy statki trafiają do wiru.',
  wild: 'Jako główny gracz, w fazie sojuszu: po zawarciu sojuszy każdy twój sojusznik może dobrać jedną kartę z talii kosmosu.',
  super:
    'Jako atakujący lub sojusznik, w fazie startu lub sojuszu: gdy wysyłasz statki, jeden z nich możesz wziąć z wiru. ' +
    'Przynajmniej jeden inny musi pochodzić z twoich kolonii, a limit czterech nadal obowiązuje.',
  says: {
    draw: 'Możesz dobrać kartę. Dobierasz?',
    'ability.protect': 'Ochroń statki',
    'ability.briefing': 'Po karcie dla każdego sojusznika',
    'ability.stowaway': 'Zabierz statek z wiru',
  },
} satisfies AlienText;
