/** What somebody typed or pasted, and what it means; none: it is refused. */
export type Sample = readonly [typed: string, right: string | undefined];
