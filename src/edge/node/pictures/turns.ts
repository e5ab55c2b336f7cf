/** Too much is running and waiting for a key. */
export class Busy extends Error {}

export interface TurnsOptions {
  /** running, per key */
  atOnce: number;
  /** waiting, per key */
  mostWaiting: number;
  /** ms that work waits for its turn */
  patience: number;
}

interface Gate {
  running: number;
  waiting: (() => void)[];
}

/** Limits concurrent work per key, so that a slow host delays no other. Rejects with `Busy` if too many wait, or the wait is too long. */
export function takeTurns({ atOnce, mostWaiting, patience }: TurnsOptions): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const gates = new Map<string, Gate>();

  function turn(gate: Gate): Promise<void> | undefined {
    if (gate.running < atOnce) {
      gate.running += 1;
      return undefined;
    }
    if (gate.waiting.length >= mostWaiting) throw new Busy();
    return new Promise((resume, fail) => {
      const begin = (): void => {
        clearTimeout(timer);
        resume();
      };
      const timer = setTimeout(() => {
        gate.waiting.splice(gate.waiting.indexOf(begin), 1);
        fail(new Busy());
      }, patience);
      gate.waiting.push(begin);
    });
  }

  return async (key, work) => {
    const gate = gates.get(key) ?? { running: 0, waiting: [] };
    gates.set(key, gate);
    await turn(gate);
    try {
      return await work();
    } finally {
      // Passes this place to the next.
      const next = gate.waiting.shift();
      if (next) next();
      else if ((gate.running -= 1) === 0) gates.delete(key);
    }
  };
}
