/** A value, or the promise of one. Where a page's parts are all here it is made in the turn of its request: a tenth of its cost. */
export type Eventual<T> = T | Promise<T>;

/** Hands a value on: at once where it is here. */
export const whenHere = <T, U>(value: Eventual<T>, take: (value: T) => Eventual<U>): Eventual<U> => (value instanceof Promise ? value.then(take) : take(value));

/** Hands two values on: at once where both are here. */
export const whenBoth = <A, B, U>(one: Eventual<A>, other: Eventual<B>, take: (one: A, other: B) => Eventual<U>): Eventual<U> =>
  one instanceof Promise || other instanceof Promise ? Promise.all([one, other]).then(([first, second]) => take(first, second)) : take(one, other);
