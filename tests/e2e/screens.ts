import { paths } from '../../src/app/paths.ts';
import type { ScreenName } from '../../src/app/routes.ts';

/** Whether a screen stands at its first path: the ready-made merchants have no texts of their own. */
export const stands = (name: string): boolean => name !== 'ownText';

/** Every screen of the route table that stands, by audience. */
export const names = (Object.keys(paths) as ScreenName[]).filter(stands);
export const forVisitors: readonly ScreenName[] = ['login', 'register', 'forget', 'trial'];
export const forAgents: readonly ScreenName[] = ['agent', 'salaryContract', 'dividendContract', 'hourContract'];
export const forMembers = names.filter((name) => !forVisitors.includes(name) && !forAgents.includes(name));

const queries: { readonly [Name in ScreenName]?: string } = { activityInfo: '?id=show-your-win', gameList: '?gameType=RNG' };

/** The address of a screen, with a query where it needs one to show content. */
export const pathOf = (name: ScreenName): string => paths[name] + (queries[name] ?? '');
