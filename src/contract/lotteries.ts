// Only launches of lotteries use it; apart from the limits, so that the first bundle does not contain it.
/** Vendors whose games open a lottery lobby instead of the generic launch (G §4). */
export const lotteryLobbyVendors = ['TCG_LOTTO_VN', 'TCG_SEA'];
/** Vendors and categories whose games open the lottery launcher (G §4). */
export const lotteryLauncherVendors = ['LOTT', 'ELOTT'];

/** All lottery vendors: their games are in the hall, not in a list. */
export const lotteryVendors: readonly string[] = [...lotteryLobbyVendors, ...lotteryLauncherVendors];

/** Prize modes that a launcher's address may name (G §3). */
export const lotteryPrizeModes: readonly string[] = ['Lott', 'ZY', 'Elott'];
