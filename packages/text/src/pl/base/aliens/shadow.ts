import type { AlienText } from '../../../types.ts';

export default {
  name: 'Cień',
  power: 'Egzekucja',
  summary: 'Los wymienia imię. Ktoś je zapisuje.',
  text:
    'W fazie celu, jako dowolny gracz, musisz użyć tej mocy za każdym razem, gdy zostanie dobrana karta w kolorze innego gracza lub karta specjalna wskazująca innego gracza. ' +
    'Jeden statek tego gracza, z wybranej przez ciebie kolonii, trafia do wiru; może to być także atakujący. ' +
    'Gdy zostanie dobrana karta uniwersalna, możesz użyć tej mocy przeciw dowolnemu innemu graczowi. ' +
    'Dzieje się to od razu, zanim atakujący o czymkolwiek zdecyduje, i ponownie przy każdej kolejnej dobranej karcie; twój własny kolor nikomu nie szkodzi. ' +
    'Po zablokowaniu mocy statek zostaje na miejscu, a w tym spotkaniu nie zabierasz już żadnego innego.',
  wild:
    'Jako broniący, w fazie rozstrzygnięcia: gdy przegrywasz, a przeciwnik ujawnił atak, poświęć jeden swój statek spoza spotkania, który trafia do wiru. ' +
    'Wszystkie statki atakującego i jego sojuszników biorące udział w spotkaniu trafiają wtedy do wiru i nie zakładają kolonii, choć atakujący wygrał.',
  super:
    'Jako atakujący, w fazie celu: gdy twoja moc zabiera statek, możesz postawić na jego miejscu jeden swój statek z wiru. ' +
    'Stoi on obok statków, które tam są, i może założyć kolonię.',
  says: {
    victim: 'Czyj statek skazujesz?',
    planet: 'Z której kolonii gracza {player} zabierasz statek?',
    cost: 'Który statek za to oddajesz?',
    'ability.execute': 'Skaż statek na wir',
    'ability.execute-anybody': 'Skaż dowolny statek',
    'ability.drag-along': 'Wciągnij atakujących do wiru',
    'ability.take-the-place': 'Postaw swój statek na jego miejscu',
  },
} satisfies AlienText;
