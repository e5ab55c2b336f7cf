export interface BodyBounds {
  /** timeout between two pieces, ms */
  patience: number;
  /** bytes */
  most: number;
  /** Aborts the request to the other side. */
  abort(): void;
  /** Cuts the phone's connection, so that a truncated body cannot look complete; without it the body errors. */
  cut?: () => void;
  /** Called once when the body ends, with its bytes, and the error if it was truncated. */
  onEnd(bytes: number, error?: unknown): void;
}

/**
 * A body that errors if the other side stalls or sends too much. It reads only on demand, so that a slow phone neither
 * fills the memory nor counts as a stall.
 */
export function boundedBody(body: AsyncIterator<Uint8Array>, { patience, most, abort, cut, onEnd }: BodyBounds): ReadableStream<Uint8Array> {
  let bytes = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const timer = setTimeout(abort, patience);
    try {
      const { done, value } = await body.next();
      if (done) {
        controller.close();
        onEnd(bytes);
        return;
      }
      bytes += value.byteLength;
      if (bytes > most) throw new Error(`a body of more than ${most} bytes`);
      controller.enqueue(value);
    } catch (error) {
      cut?.();
      if (cut) controller.close();
      else controller.error(error);
      abort();
      onEnd(bytes, error);
    } finally {
      clearTimeout(timer);
    }
  };
  const cancel = (): void => {
    abort();
    onEnd(bytes);
  };
  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
}
