import type { AlienText } from '../../../types.ts';

export default {
  name: 'Pustka',
  power: 'Unicestwienie',
  summary: 'Z wiru da się wrócić. Stąd nie.',
  text:
    'W fazie rozstrzygnięcia, jako główny gracz, musisz użyć tej mocy, gdy wygrywasz spotkanie. ' +
    'Wszystkie statki strony przegranej, które miałyby trafić do wiru, zarówno głównego gracza, jak i sojuszników, zostają zamiast tego usunięte z gry. ' +
    'Żadnemu graczowi nie może zostać mniej statków, niż wynosi liczba zewnętrznych kolonii potrzebna do wygranej; statki, których usunięcie naruszyłoby tę granicę, trafiają do wiru. ' +
    'Usunięte statki nie dają rekompensaty. ' +
    'Po zablokowaniu mocy wszystkie trafiają do wiru.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: gdy ktoś zagrywa artefakt, poświęć jeden swój statek spoza spotkania, który trafia do wiru, by ten artefakt anulować. ' +
    'Artefakt zostaje odrzucony. ' +
    'Działa raz na spotkanie.',
  super: 'Jako sojusznik, w fazie rozstrzygnięcia: możesz użyć swojej mocy, gdy twoja strona wygrywa.',
  says: {
    'ability.eradicate': 'Unicestwienie',
    'ability.annul': 'Anuluj artefakt',
    'ability.eradicate-as-ally': 'Użyj unicestwienia jako sojusznik',
    cost: 'Który statek poświęcasz, by anulować artefakt?',
  },
} satisfies AlienText;
