/** A complete body, or its first pieces followed by the rest. */
export type Beginning = { whole: Uint8Array<ArrayBuffer> } | { rest: AsyncGenerator<Uint8Array> };

export interface Shortness {
  /** bytes up to which it is read completely */
  most: number;
  /** ms until it must be complete; a slower body is streamed */
  ms: number;
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  if (pieces.length === 1) return pieces[0] as Uint8Array<ArrayBuffer>;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The body from its start; `next` is a pending read. */
async function* resumed(pieces: readonly Uint8Array[], body: AsyncIterator<Uint8Array>, next?: Promise<IteratorResult<Uint8Array>>): AsyncGenerator<Uint8Array> {
  yield* pieces;
  for (let result = await (next ?? body.next()); !result.done; result = await body.next()) yield result.value;
}

/** Reads a short and quick body completely: one write to the phone in place of three. Rejects if such a body is truncated. */
export async function readShort(body: AsyncIterator<Uint8Array>, { most, ms }: Shortness): Promise<Beginning> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = ms === Infinity ? undefined : new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), ms)));
  try {
    for (;;) {
      const next = body.next();
      // An error between two reads is reported at the next one.
      next.catch(() => {});
      const result = await (late ? Promise.race([next, late]) : next);
      if (result?.done) return { whole: joined(pieces, length) };
      if (!result) return { rest: resumed(pieces, body, next) };
      pieces.push(result.value);
      length += result.value.length;
      if (length > most) return { rest: resumed(pieces, body) };
    }
  } finally {
    clearTimeout(timer);
  }
}
