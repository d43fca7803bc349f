import type { AlienText } from '../../../types.ts';

export default {
  name: 'Uzdrowiciel',
  power: 'Uzdrawianie',
  summary: 'Żadna rana za mała, żadna opłata zbyt skromna.',
  text:
    'W dowolnej fazie, nawet jeśli nie bierzesz udziału w spotkaniu, możesz użyć tej mocy, gdy tylko statki innego gracza trafią do wiru lub zostaną usunięte z gry. ' +
    'Ten gracz odzyskuje wszystkie statki utracone w tym zdarzeniu i umieszcza je w swoich koloniach; nie może odmówić. ' +
    'Gracza bez kolonii nie można uzdrowić. ' +
    'Za każdego uzdrowionego gracza dobierasz jedną kartę z talii kosmosu. ' +
    'Przy rekompensacie uzdrowione statki nadal liczą się jako utracone. ' +
    'Zablokowanie mocy powstrzymuje to uzdrowienie i wszystkie następne w tym spotkaniu.',
  wild: 'Jako dowolny gracz, w dowolnej fazie: gdy ktoś zagrywa na ciebie Kosmiczny blok, zostaje on odrzucony i nie działa.',
  super:
    'Jako dowolny gracz, w dowolnej fazie: gdy używasz swojej mocy, dobierz po jednej karcie za każdy uzdrowiony statek, a nie jedną za gracza.',
  says: {
    'ability.heal': 'Uzdrów',
    'ability.immune': 'Odeprzyj Kosmiczny blok',
    'ability.by-the-ship': 'Karta za każdy statek',
    patient: 'Czyje statki uzdrawiasz?',
  },
} satisfies AlienText;
