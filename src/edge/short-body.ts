/** The beginning of a body: whole, or what has come of it and where the rest comes from. */
export type Beginning = { whole: Uint8Array<ArrayBuffer> } | { rest: AsyncGenerator<Uint8Array> };

export interface Shortness {
  /** bytes up to which it is read whole */
  most: number;
  /** ms that it has to be here; a body that takes longer is streamed */
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

/** The body again from its beginning; `next` is a read that is under way. */
async function* resumed(pieces: readonly Uint8Array[], body: AsyncIterator<Uint8Array>, next?: Promise<IteratorResult<Uint8Array>>): AsyncGenerator<Uint8Array> {
  yield* pieces;
  for (let result = await (next ?? body.next()); !result.done; result = await body.next()) yield result.value;
}

/** Reads a body whole where it is short and quick: one write to the phone in the place of three. Rejects where such a body breaks off. */
export async function readShort(body: AsyncIterator<Uint8Array>, { most, ms }: Shortness): Promise<Beginning> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = ms === Infinity ? undefined : new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), ms)));
  try {
    for (;;) {
      const next = body.next();
      // A body that breaks off between two reads is told of at the next one.
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
