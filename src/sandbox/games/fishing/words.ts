import type { Language } from '../../languages.ts';

const pt = {
  sea: 'Mar: toque num peixe para atirar',
  aim: 'Escolha um alvo e atire',
  shot: 'Tiro em {fish}',
  missed: '{fish} escapou',
  fishPays: '{fish}, paga {times}',
  upTo: 'até {times}',
  sardine: 'Sardinha', clownfish: 'Peixe-palhaço', crab: 'Siri', turtle: 'Tartaruga', octopus: 'Polvo', chest: 'Baú', shark: 'Tubarão', whale: 'Baleia',
  rule: 'Toque num alvo: cada tiro custa a aposta e acerta ou erra na hora. Quanto mais o alvo paga, mais difícil é. O baú paga um de cinco valores, todos com a mesma chance.',
  target: 'Alvo',
  paysTimes: 'Paga',
  chance: 'Chance por tiro',
};

const en: typeof pt = {
  sea: 'The sea: tap a fish to shoot',
  aim: 'Choose a target and shoot',
  shot: 'Shot at: {fish}',
  missed: '{fish} got away',
  fishPays: '{fish}, pays {times}',
  upTo: 'up to {times}',
  sardine: 'Sardine', clownfish: 'Clownfish', crab: 'Crab', turtle: 'Turtle', octopus: 'Octopus', chest: 'Chest', shark: 'Shark', whale: 'Whale',
  rule: 'Tap a target: each shot costs your stake and hits or misses at once. The more a target pays, the harder it is. The chest pays one of five figures, each as likely.',
  target: 'Target',
  paysTimes: 'Pays',
  chance: 'Chance per shot',
};

export const fishingWords: Readonly<Record<Language, typeof pt>> = { pt, en };
