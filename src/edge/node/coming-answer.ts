import type { Dispatcher } from 'undici';
import type { PlainHeaders } from '../upstream-answer.ts';

/** bytes buffered for a slow reader, beyond which the gateway is paused */
const mostWaiting = 64 * 1024;

/** An answer whose headers have arrived. */
export interface ComingAnswer {
  status: number;
  headers: PlainHeaders;
  /** the body with backpressure; one read at a time */
  body: AsyncIterator<Uint8Array>;
}

/** A pending read. */
interface Reader {
  resolve(result: IteratorResult<Uint8Array>): void;
  reject(error: unknown): void;
}

/** An undici handler as an answer: undici's own streams double the cost of a request. */
class Coming implements Dispatcher.DispatchHandler, AsyncIterator<Uint8Array> {
  readonly #begin: (answer: ComingAnswer) => void;
  readonly #fail: (error: unknown) => void;
  readonly #signal: AbortSignal;
  readonly #pieces: Uint8Array[] = [];
  #waiting = 0;
  #isWhole = false;
  #error: unknown;
  #reader: Reader | undefined;
  #controller: Dispatcher.DispatchController | undefined;

  constructor(signal: AbortSignal, begin: (answer: ComingAnswer) => void, fail: (error: unknown) => void) {
    this.#begin = begin;
    this.#fail = fail;
    this.#signal = signal;
    signal.addEventListener('abort', () => {
      this.#controller?.abort(signal.reason as Error);
      this.#breakOff(signal.reason);
    }, { once: true });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#signal.aborted) controller.abort(this.#signal.reason as Error);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: PlainHeaders): void {
    if (status < 200) return;
    if (status > 599) throw new Error(`a status that is none: ${status}`);
    this.#begin({ status, headers, body: this });
  }

  onResponseData(controller: Dispatcher.DispatchController, piece: Uint8Array): void {
    const reader = this.#takeReader();
    if (reader) return reader.resolve({ done: false, value: piece });
    this.#pieces.push(piece);
    this.#waiting += piece.length;
    if (this.#waiting > mostWaiting) controller.pause();
  }

  onResponseEnd(): void {
    this.#isWhole = true;
    this.#takeReader()?.resolve({ done: true, value: undefined });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#breakOff(error);
  }

  next(): Promise<IteratorResult<Uint8Array>> {
    const value = this.#pieces.shift();
    if (value) {
      this.#waiting -= value.length;
      if (this.#waiting <= mostWaiting) this.#controller?.resume();
      return Promise.resolve({ done: false, value });
    }
    if (this.#isWhole) return Promise.resolve({ done: true, value: undefined });
    if (this.#error !== undefined) return Promise.reject(this.#error as Error);
    return new Promise((resolve, reject) => void (this.#reader = { resolve, reject }));
  }

  #takeReader(): Reader | undefined {
    const reader = this.#reader;
    this.#reader = undefined;
    return reader;
  }

  #breakOff(error: unknown): void {
    this.#error ??= error;
    this.#fail(error);
    this.#takeReader()?.reject(error);
  }
}

/** Sends a request through `dispatch` and resolves to its answer. Rejects if none comes, or as soon as `signal` is aborted. */
export const comingAnswer = (signal: AbortSignal, dispatch: (handler: Dispatcher.DispatchHandler) => void): Promise<ComingAnswer> =>
  new Promise((resolve, reject) => dispatch(new Coming(signal, resolve, reject)));
