const decimals = 2;

/** An amount as exact decimal text: 123450 minor units are `1234.50`. Throws a `RangeError` unless it is a whole number. */
export function decimalOf(units: number): string {
  if (!Number.isSafeInteger(units)) throw new RangeError('no whole number of minor units');
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Minor units of a decimal amount, a number or text: `1234.5` is 123450. Throws a `RangeError` for a third decimal, or if it is no amount. */
export function unitsOf(decimal: unknown): number {
  const [, sign, whole, rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(decimal)) ?? [];
  const excess = rest.slice(decimals);
  const units = Number(`${sign ?? ''}${whole}${rest.slice(0, decimals).padEnd(decimals, '0')}`);
  if (whole === undefined || /[^0]/.test(excess) || !Number.isSafeInteger(units)) throw new RangeError('no amount of two decimals');
  // Avoids -0, which JSON and comparisons treat differently.
  return units || 0;
}
