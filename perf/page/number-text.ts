const few = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const many = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Three significant digits below a thousand, whole numbers above. */
export const numberText = (value: number): string => (Math.abs(value) < 1_000 ? few : many).format(value);

/** A share, 0 to 1, of stolen processor time in words. */
export const stolenText = (share: number): string => `${numberText(share * 100)} % of the processors' time went to other machines of the host`;
