export default {
  'analysis.looking': 'Przeglądam grę…',
  'analysis.cancel': 'Nie trzeba',
  'analysis.failed': 'Nie udało się przejrzeć gry.',
  'analysis.about':
    'Co o tej grze myślą boty: to oceny, nie pewność. Dotknij rysunku, żeby zobaczyć tę chwilę gry.',
  'analysis.curve': 'Szanse wszystkich na wygraną, spotkanie po spotkaniu',
  'analysis.table': 'Jako tabela',
  'analysis.encounter': 'Spotkanie {encounter}',
  'analysis.end': 'Koniec',
  'analysis.turns': 'Punkty zwrotne',
  'analysis.turn':
    '{you, select, yes {Twoja szansa wzrosła} other {Szansa wzrosła: {who},}} o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} na sto.',
  'analysis.lessons': 'Lekcje',
  'analysis.answers': 'Twoje odpowiedzi: {same} z {asked} takie, jak u trudnego bota',
  'analysis.mistake': '{given}. Lepiej: {better}.',
  'analysis.cost': '−{points} pkt',
  'analysis.lesson.high-card':
    'Wystarczyłby niższy atak (× {count}): wysokie karty wygrywają spotkania, które rozstrzygają grę.',
  'analysis.lesson.low-card':
    'Nie warto było oszczędzać karty (× {count}): gdy stawka jest duża, połóż wyższy atak.',
  'analysis.lesson.talked': 'Negocjacje tam, gdzie atak obiecywał więcej (× {count}).',
  'analysis.lesson.fought': 'Walka tam, gdzie negocjacje dałyby porozumienie albo rekompensatę (× {count}).',
  'analysis.lesson.card': 'Inna karta spotkania obiecywała więcej (× {count}).',
  'analysis.lesson.joined':
    'Sojusz, bez którego byłoby lepiej (× {count}): zanim wyślesz statki, sprawdź, kto zyska najwięcej.',
  'analysis.lesson.stayed-out':
    'Sojusz się opłacał, a statki zostały w domu (× {count}): sojusznicy ataku lądują, sojusznicy obrony dostają nagrody.',
  'analysis.lesson.wrong-side': 'Sojusz nie z tą stroną: druga obiecywała więcej (× {count}).',
  'analysis.lesson.invited':
    'Zaproszono nie tych graczy (× {count}): komu niewiele brakuje do wygranej, temu pomoc niepotrzebna.',
  'analysis.lesson.alone': 'Zaproszono zbyt mało graczy (× {count}): sojusznicy wygrywają spotkania.',
  'analysis.lesson.aim':
    'Inna planeta byłaby lepsza (× {count}): mało broniących statków i jeszcze żadnej twojej kolonii.',
  'analysis.lesson.passed': 'Pas tam, gdzie karta albo moc by się opłaciła (× {count}).',
  'analysis.lesson.used': 'Użyto czegoś, co lepiej było zostawić na później (× {count}).',
  'analysis.lesson.refused': 'Brak porozumienia tam, gdzie było coś warte (× {count}).',
  'analysis.lesson.accepted': 'Przyjęto warunki, które mogły być lepsze (× {count}).',
  'analysis.lesson.proposed': 'Zaproponowano mniej, niż można było dostać (× {count}).',
  'analysis.lesson.went-on': 'Drugie spotkanie tam, gdzie lepiej było skończyć turę (× {count}).',
  'analysis.lesson.stopped': 'Tura skończona, choć drugie spotkanie coś obiecywało (× {count}).',
  'analysis.lesson.other': 'Na pytanie mocy albo karty była lepsza odpowiedź (× {count}).',
  'analysis.lesson.agreed': 'Dobra gra: {count} z {asked} odpowiedzi takie, jak u trudnego bota.',
  'analysis.lesson.turn': 'Obejrzyj to spotkanie jeszcze raz: po nim gra była już inna.',
};
