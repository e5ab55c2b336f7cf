import type { RouteMeta } from '../../routes.ts';

/** Whether the visits of a page may be counted by others: none with a form, where secrets are typed, and none for members alone, where their money and data stand. */
export const mayBeCounted = ({ form, access }: Pick<RouteMeta, 'form' | 'access'>): boolean => !form && !access.session;
