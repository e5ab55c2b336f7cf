/** Who counts a merchant's visits, after the person has agreed: an address that receives the name of the shown page, or a script of one host. */
export type Analytics = { beacon: string } | { script: string; data?: Readonly<Record<string, string>> | undefined };

/** The origin that receives the visits. Throws for an invalid address. */
export const analyticsOrigin = (analytics: Analytics): string => new URL('beacon' in analytics ? analytics.beacon : analytics.script).origin;
