/**
 * The operations of every engine, independent of its protocol; `person.ts` builds on them. Coordinates are CSS pixels
 * of the viewport.
 */
export interface Browser {
  goto(address: string): Promise<void>;
  /** Calls the function expression `source` in the page with `argument` as JSON. Rejects during a navigation. */
  run<T>(source: string, argument: unknown): Promise<T>;
  /** A touch, or a mouse click where the engine has no touch. */
  touch(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  keys(text: string): Promise<void>;
  /** A screenshot of the viewport, PNG in base64. */
  picture(): Promise<string>;
  /** Console errors, uncaught errors and unhandled rejections so far. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** The phone's viewport, in CSS pixels. */
export const viewport = { width: 360, height: 640 } as const;

export interface Engine {
  name: string;
  /** as the engine reports it */
  version: string;
  /** Opens a browser with an empty profile. */
  open(): Promise<Browser>;
  stop(): Promise<void>;
}
