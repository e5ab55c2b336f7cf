import { setTimeout as wait } from 'node:timers/promises';

interface Asked<T> {
  /** epoch ms */
  at: number;
  answer: Promise<T>;
}

/** ms that a page waits for what it can do without */
const patience = 300;

/**
 * Answers by key, each taken anew once `serves` ms have passed. What is not had in time is `otherwise`;
 * `take` must not reject.
 */
export function servedFor<T>(serves: number, otherwise: T): (key: string, take: () => Promise<T>) => Promise<T> {
  const latest = new Map<string, Asked<T>>();
  return (key, take) => {
    let asked = latest.get(key);
    if (!asked || Date.now() - asked.at >= serves) {
      asked = { at: Date.now(), answer: take() };
      latest.set(key, asked);
    }
    return Promise.race([asked.answer, wait(patience, otherwise, { ref: false })]);
  };
}
