// @chunk over-pages
/** What the phone keeps for code that comes after the first paint; apart from `storageKeys`, which the first bundle carries. */
export const laterKeys = {
  /** `yes` for good, `no` while the tab is open */
  adult: 'adult',
  /** when the last reality check was seen, epoch ms */
  realityChecked: 'realityChecked',
} as const;
