/** Content types (A §9). */
export const contentTypes = { agent: 'A', player: 'PL', banner: 'B', popup: 'PU', promotion: 'PR', home: 'H' } as const;

/** The platform's identifiers of home's banners, notices and popups (G §7). */
export const homeContent = { groupName: 'm_home', platform: 'M' } as const;
