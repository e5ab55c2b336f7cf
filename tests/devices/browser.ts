/**
 * What every engine can be told, whatever its protocol: the floor on which `person.ts` stands. Coordinates are CSS
 * pixels of the viewport.
 */
export interface Browser {
  goto(address: string): Promise<void>;
  /** Runs `source`, an expression of a function, in the page, with `given` as JSON. Rejects while a page gives way to another. */
  run<T>(source: string, given: unknown): Promise<T>;
  /** A finger, or where the engine knows none, the pointer. */
  touch(x: number, y: number): Promise<void>;
  /** Writes into what has the focus. */
  keys(text: string): Promise<void>;
  /** A picture of the viewport, PNG in base64. */
  picture(): Promise<string>;
  /** What the console was told of as an error so far, and what nobody caught. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** The viewport of the phone in the hand, CSS pixels. */
export const viewport = { width: 360, height: 640 } as const;

export interface Engine {
  name: string;
  /** as the engine itself says */
  version: string;
  /** A browser that knows nobody. */
  open(): Promise<Browser>;
  stop(): Promise<void>;
}
