import type { AlienText } from '../../../types.ts';

export default {
  name: 'Sędzia',
  power: 'Wyrok',
  summary: 'Najpierw wyrok. Potem sprawa.',
  lore:
    'Sędziowie mają jedno prawo i dziś jest ono w dobrym humorze. ' +
    'Zanim ktokolwiek dobędzie miecza, młotek wielkości chaty orzeka, komu przypadną potem srebra. ' +
    'Apelacje rozpatruje się nazajutrz po końcu świata, w kolejności zgłoszeń. ' +
    'Adwokaci są mile widziani: robi się z nich znakomite podnóżki. ' +
    'Sprawiedliwość jest ślepa, ale węch ma czuły.',
  text:
    'W fazie planowania, przed wyborem kart, możesz użyć tej mocy jako główny gracz: ogłoś wyrok, czyli dodatkowy zysk albo dla zwycięzcy, albo dla przegranego spośród głównych graczy. ' +
    'Może to być kolonia na planecie, na której ma kolonię drugi główny gracz, założona statkami z kolonii zyskującego, oraz losowe karty z ręki drugiego gracza, w podanej liczbie lub wszystkie. ' +
    'Wyrok obowiązuje tylko wtedy, gdy ujawniono co najmniej jeden atak; wykonuje się go na koniec spotkania, oprócz zwykłego wyniku. ' +
    'Po zablokowaniu mocy wyroku nie ma.',
  wild:
    'Jako główny gracz, w fazie ujawnienia: jeśli sumy różnią się o mniej niż 5, ogłoś remis. ' +
    'Statki sojuszników wracają do kolonii, a ty i przeciwnik próbujecie zawrzeć porozumienie, jakby obie strony ujawniły negocjacje.',
  super: 'Jako główny gracz, w fazie planowania: twój wyrok może dać coś i zwycięzcy, i przegranemu.',
  says: {},
} satisfies AlienText;
