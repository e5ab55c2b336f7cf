/** The money of every merchant's wallets. */
export const currency = { code: 'BRL', symbol: 'R$' } as const;
