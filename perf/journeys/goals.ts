import type { Moment } from './in-page.ts';

/** The goals of a wait, with drawings and with makers' pictures alike. */
export interface WaitGoal {
  /** from what to what, as in the report */
  name: string;
  /** from the finger, or from the start of the navigation, to the moment */
  ms: number;
  /** requests from the finger to the moment; none: not limited */
  requests?: number;
  /** conditions that are not those of the others */
  note?: string;
}

/** Every wait, in the order of the report. */
export const goals: Record<Moment, WaitGoal> = {
  cards: { name: 'link → first game cards', ms: 1_300 },
  pictures: { name: "link → first row's pictures", ms: 2_200 },
  form: { name: "'Entrar' → its form", ms: 1_000 },
  balance: { name: 'login sent → balance on home', ms: 2_000, requests: 12 },
  game: { name: 'card → the game can be played', ms: 2_200, requests: 8 },
  deposit: { name: 'deposit → its form', ms: 1_200 },
  code: { name: 'Pix → its code', ms: 700 },
  list: { name: "'Ver tudo' → games", ms: 1_400 },
  countdown: { name: 'address of the lottery hall → countdown', ms: 1_400 },
  again: { name: 'second visit, drawn from the worker', ms: 84, note: 'first paint without a network, on the processor as it is' },
};
