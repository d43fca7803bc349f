import type { ChapterText } from '../../rules/outline.ts';

export const variants: ChapterText<'variants'> = {
  'variant-four-planets': {
    title: 'Cztery planety',
    body: [
      'Krótsza gra. Każdy ma cztery planety i szesnaście statków, do wygranej wystarczą cztery zewnętrzne kolonie, a moc znika dopiero wtedy, gdy rodzimych kolonii jest mniej niż dwie.',
    ],
  },
  'variant-single-encounter': {
    title: 'Tury z jednym spotkaniem',
    body: [
      'Sukces nie daje drugiego spotkania, więc kolej szybciej przychodzi na każdego. Moce, rozbłyski i technologie, które dają dalsze spotkania, działają jak zwykle. W grze z [technologiami](variant-technologies) zamiast spotkania, które dałby sukces, możesz dobrać technologie.',
    ],
  },
  'variant-hidden-powers': {
    title: 'Ukryte moce',
    body: [
      'Arkusze leżą zakryte. Odkryj swój, gdy zechcesz użyć mocy; od tej chwili pozostaje odkryty. Dopóki jest zakryty, moc nie działa, nawet przymusowa, i nikt nie wie, czy mogła zadziałać.',
      'Rozbłyski trafiają do talii niepokazane, żeby nikogo nie zdradzić. Obcy, którzy muszą coś przygotować albo mają na arkuszu coś jawnego, nie biorą udziału.',
    ],
  },
  'variant-changing-powers': {
    title: 'Zmienne moce',
    body: [
      'Na początku swojej tury dobierasz nowego obcego i zatrzymujesz jego albo poprzedniego. Drugi znika ze wszystkim, co leżało na jego arkuszu.',
      'Obcych, którzy muszą coś przygotować albo nie pasują do kogoś przy stole, pomija się.',
    ],
  },
  'variant-unlimited-flares': {
    title: 'Swobodne rozbłyski',
    body: [
      'W jednym spotkaniu możesz zagrać dowolnie wiele różnych rozbłysków. Ten sam i tak zagrywa się tylko raz, u kogokolwiek by był.',
    ],
  },
  'variant-technologies': {
    title: 'Technologie',
    body: [
      'Na początku każdy dostaje dwie technologie, zatrzymuje jedną zakrytą, a drugą odrzuca.',
      'Na początku każdej [fazy przegrupowania](phase-regroup), zanim statek opuści wir, każdy po kolei może zrobić jedną rzecz z jedną technologią:',
      [
        'Opracowywać: postaw statek z jednej ze swoich kolonii na swojej zakrytej technologii.',
        'Ukończyć: jeśli statków na niej jest co najmniej tyle, ile wynosi jej trudność opracowania, odkryj ją. Statki wracają na twoje kolonie, a ona robi to, co na niej napisano.',
        'Zaniechać: pokaż ją i odrzuć. Statki też wracają.',
      ],
      'Statek na technologii nie jest kolonią i nie bierze udziału w spotkaniach, ale można go utracić.',
      'Zamiast należnego [drugiego spotkania](second-encounter) możesz szukać nowych pomysłów: dobierz o jedną technologię więcej, niż masz zewnętrznych kolonii, zatrzymaj jedną zakrytą, a resztę odrzuć.',
      'Technologii można mieć dowolnie wiele. Jedne działają raz, inne stale. Przy czterech planetach technologie o trudności opracowania 8 i wyższej nie biorą udziału.',
    ],
  },
  'variant-rewards': {
    title: 'Talia nagród',
    body: [
      'Obok talii kosmosu leży druga, talia nagród, z własną koszulką i własnym stosem odrzuconych kart. Kto bierze karty jako [nagrody](rewards), może dobrać dowolną ich część stamtąd; ile statków, kart kosmosu i kart nagród, ustala się, zanim cokolwiek zostanie dobrane.',
      'Gdy jest pusta, tasuje się jej stos odrzuconych kart. Gdy i on jest pusty, kart nagród nie ma; trzęsienia kosmosu przez nią nie będzie.',
      'Koszulki kart na twojej ręce widzą wszyscy. Kto bierze z niej karty losowo, może wybierać między dwiema koszulkami.',
      'Niektóre ataki z talii nagród mają inną liczbę w spotkaniu z [ostrzeżeniem o zagrożeniu](hazards).',
      [
        'Odwroty to karty spotkania: przeciw atakowi przegrywasz, ale żaden statek nie trafia do wiru, przeciw wszystkiemu innemu to negocjacje.',
        'Zastraszenia kładzie się zakryte przed planowaniem. Dla głównego gracza to już wybrana karta; zastraszenie sojusznika może w ciemno zastąpić kartę głównego gracza. Przeciw atakowi to atak, przeciw wszystkiemu innemu negocjacje.',
        'Impulsy kładzie się zakryte przed wyborem kart i ujawnia razem z nimi; mnożą atak swojego gracza i robią to, co na nich napisano.',
        'Szczeliny pomagają temu, kto je zagrywa. Gdy inny gracz weźmie szczelinę z ręki i ją zatrzyma, wybucha; podarowana nie.',
      ],
    ],
  },
  'variant-special-ships': {
    title: 'Statki specjalne',
    body: [
      'Przed pierwszą turą każdy kładzie znacznik, awersem do góry, na jednym ze swoich statków. To nadal zwykły statek, ale potrafi więcej, dopóki nim dowodzisz: nie w wirze, nie w niewoli i nie poza grą. Przy trzech lub czterech graczach każdy może mieć dwa, ale na jedno spotkanie wolno wysłać tylko jeden z nich.',
      [
        'Okręt flagowy. W spotkaniu możesz dodać 3 do sumy swojej strony, jeśli sumy są porównywane. Jego napęd nadprzestrzenny w dowolnej chwili przenosi go do twojej kolonii, na badaną przez ciebie technologię albo do spotkania, w którym już bierzesz udział.',
        'Statek ratunkowy. Gdy twoja strona wygra spotkanie, w którym był, możesz wziąć dwie nagrody albo, w grze z technologiami, dobrać dwie i zatrzymać jedną. Jego promień ściągający w dowolnej chwili bierze na rękę dowolną kartę ze stosu odrzuconych.',
      ],
      'Napęd nadprzestrzenny i promień ściągający odwracają znacznik awersem do dołu. Wraca awersem do góry, gdy statek wraca z wiru i gdy twoja tura kończy się bez drugiego spotkania.',
      'Jeśli statek jest w niewoli lub poza grą, jego znacznik może trafić na statek, który odzyskujesz w [fazie przegrupowania](phase-regroup) własnego spotkania.',
    ],
  },
};
