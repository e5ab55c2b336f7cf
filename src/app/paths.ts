import { table, type ScreenName } from './routes.ts';

// Not `Object.fromEntries`: this runs before its polyfill for Chromium 72 is loaded.
const ownPaths: Partial<Record<ScreenName, string>> = {};
for (const name of Object.keys(table) as ScreenName[]) ownPaths[name] = table[name].path;

export const paths = ownPaths as { readonly [Name in ScreenName]: (typeof table)[Name]['path'] };

/** A path with its query; empty values are left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(query)) if (query[name]) search.set(name, query[name]!);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
