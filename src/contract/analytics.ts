/** Who counts a merchant's visits, for whom a person is asked first: an address that is told which page was shown, or a script of one host. */
export type Analytics = { beacon: string } | { script: string; data?: Readonly<Record<string, string>> | undefined };

/** The origin that is told of visits. */
export const analyticsOrigin = (analytics: Analytics): string => new URL('beacon' in analytics ? analytics.beacon : analytics.script).origin;
