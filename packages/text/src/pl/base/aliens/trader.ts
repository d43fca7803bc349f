import type { AlienText } from '../../../types.ts';

export default {
  name: 'Handlarz',
  power: 'Wymiana',
  summary: 'Twoje karty za moje. Zwrotów nie przyjmujemy.',
  text:
    'Raz na spotkanie, w fazie planowania, przed wyborem kart, możesz użyć tej mocy jako główny gracz: wymień się z przeciwnikiem wszystkimi kartami z ręki. ' +
    'Każdy zatrzymuje to, co dostał. ' +
    'Na ręce, którą oddajesz, musi być karta spotkania; jeśli jako broniący nie masz żadnej, najpierw dobierasz nową rękę. ' +
    'Po wymianie obowiązują zwykłe zasady: atakujący bez kart spotkania kończy turę, a broniący bez nich dobiera nową rękę. ' +
    'Kart leżących poza ręką się nie wymienia. ' +
    'Po zablokowaniu mocy każdy zostaje przy swoich kartach.',
  wild:
    'Jako główny gracz, w fazie sojuszu: przed zaproszeniem sojuszników weź losową kartę z ręki przeciwnika. ' +
    'Potem oddaj mu wybraną kartę, choćby tę samą, ale nie ten rozbłysk.',
  super:
    'Jako główny gracz, w fazie planowania: gdy używasz swojej mocy, możesz wymienić się kartami z dowolnym innym graczem; nie może on odmówić. ' +
    'Tego rozbłysku się nie wymienia.',
  says: {
    partner: 'Z kim zamieniasz karty z ręki?',
    back: 'Którą kartę oddajesz?',
    'ability.transfer': 'Zamień karty z ręki',
    'ability.with-anybody': 'Zamień się z kimkolwiek',
    'ability.barter': 'Weź kartę, oddaj kartę',
  },
} satisfies AlienText;
