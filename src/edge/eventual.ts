/** A value, or the promise of one. A page from the cache is made without a promise, at a tenth of the cost. */
export type Eventual<T> = T | Promise<T>;

/** Passes a value to `take`, synchronously unless it is a promise. */
export const whenHere = <T, U>(value: Eventual<T>, take: (value: T) => Eventual<U>): Eventual<U> => (value instanceof Promise ? value.then(take) : take(value));
