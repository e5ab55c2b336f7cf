/** As much is under way for a key, or waits for it, as may. */
export class Busy extends Error {}

export interface TurnsOptions {
  /** of one key */
  atOnce: number;
  /** of one key */
  mostWaiting: number;
  /** ms that work waits for its turn */
  patience: number;
}

interface Gate {
  running: number;
  waiting: (() => void)[];
}

/** Runs work in turns, each key for itself: a host that is slow holds up no other. Rejects with `Busy` where there are too many, or it takes too long to be one's turn. */
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
      // Whoever is next takes this place over.
      const next = gate.waiting.shift();
      if (next) next();
      else if ((gate.running -= 1) === 0) gates.delete(key);
    }
  };
}
