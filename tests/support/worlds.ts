import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { createHmac, randomInt } = crypto;
/** Bytes of each number that a repeatable draw takes. */
const width = 6;

function replace(replacements: object): void {
  Object.assign(crypto, replacements);
  syncBuiltinESMExports();
}

/**
 * Changes draws that follow from the platform's secret: another world has other numbers. `keepOf` says how many first numbers of
 * a draw, by its subject, stay as they are in every world; undefined keeps all. Until `leaveWorld`.
 */
export function enterWorld(world: number, keepOf: (subject: string) => number | undefined): void {
  const hmac = (algorithm: string, key: string) => ({
    update: (text: string) => ({
      digest() {
        const real = createHmac(algorithm, key).update(text).digest();
        const block = Number(text.slice(text.lastIndexOf(' ')));
        const keep = keepOf(text.slice(0, text.lastIndexOf(' ')));
        if (keep === undefined) return real;
        const same = block === 0 ? keep * width : 0;
        return Buffer.concat([real.subarray(0, same), createHmac(algorithm, `${key} in world ${world}`).update(text).digest().subarray(same)]);
      },
    }),
  });
  replace({ createHmac: (algorithm: string, key: string) => (String(key).startsWith('draw ') ? hmac(algorithm, key) : createHmac(algorithm, key)) });
}

/** Draws that are made at the moment they are needed come from `chance`. Until `leaveWorld`. */
export const drawFrom = (chance: (bound: number) => number): void => replace({ randomInt: chance });

export const leaveWorld = (): void => replace({ createHmac, randomInt });
