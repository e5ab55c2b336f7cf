import type { Rolldown } from 'vite';

/** The bundler's modules by id, with the ids of their static and dynamic imports. */
type Graph = ReadonlyMap<string, Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>>;

/** A row of the plan, with ids in place of paths; folders end in a slash. */
export interface Row {
  name: string;
  parts: readonly string[];
  shares: readonly string[];
  /** the module of the screen that the row is named after: it stays in its own file, and the row above holds what it shares */
  screen?: string;
}

/** A row by its number, or a lazy module outside all rows. */
type User = number | string;

/** The row with the narrowest place of this kind that contains a module; undefined if none does. */
function rowOf(rows: readonly Row[], id: string, kind: 'parts' | 'shares'): number | undefined {
  let found: number | undefined;
  let narrowest = 0;
  rows.forEach((row, number) => {
    for (const place of row[kind]) {
      if (place.length > narrowest && (place.endsWith('/') ? id.startsWith(place) : id === place)) [found, narrowest] = [number, place.length];
    }
  });
  return found;
}

/** A module and all its static imports. */
function reachOf(graph: Graph, start: string, reached = new Set<string>()): Set<string> {
  const module = graph.get(start);
  if (!module || reached.has(start)) return reached;
  reached.add(start);
  for (const id of module.importedIds) reachOf(graph, id, reached);
  return reached;
}

/** What each user imports: rows through their parts, and every other lazy module. */
function reachesOf(graph: Graph, rows: readonly Row[]): Map<User, Set<string>> {
  const reaches = new Map<User, Set<string>>();
  for (const start of new Set([...graph.values()].flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds))) {
    const screen = rows.findIndex((row) => row.screen === start);
    const user = screen < 0 ? (rowOf(rows, start, 'parts') ?? start) : screen;
    reaches.set(user, reachOf(graph, start, reaches.get(user)));
  }
  return reaches;
}

function usersOf(reaches: ReadonlyMap<User, ReadonlySet<string>>): Map<string, User[]> {
  const users = new Map<string, User[]>();
  for (const [user, ids] of reaches) for (const id of ids) users.set(id, [...(users.get(id) ?? []), user]);
  return users;
}

const numberOf = (user: User): number => (typeof user === 'number' ? user : Infinity);

/**
 * The row number of every module that has a row; the bundler puts any other with its only user, or alone.
 * The first row is all that the page's entry imports. Of the rest,
 * - what only one part or screen needs goes with it;
 * - what several need goes to the row that names its place, or to an earlier one that needs it: no row imports a later
 * one;
 * - what no row names goes to the first row that needs it and that all its other users load anyway, if there is one.
 */
export function placeModules(graph: Graph, entry: string, rows: readonly Row[]): Map<string, number> {
  const placed = new Map([...reachOf(graph, entry)].map((id) => [id, 0]));
  const reaches = reachesOf(graph, rows);
  const unnamed = new Map<string, User[]>();
  for (const [id, users] of usersOf(reaches)) {
    if (placed.has(id)) continue;
    const [only] = users;
    if (users.length === 1) {
      if (typeof only === 'number' && !rows[only]!.screen) placed.set(id, only);
      continue;
    }
    const named = rowOf(rows, id, 'shares');
    if (named === undefined) {
      unnamed.set(id, users);
      continue;
    }
    const row = Math.min(named, ...users.map(numberOf));
    placed.set(id, rows[row]!.screen ? row - 1 : row);
  }
  const rowReaches = rows.map(() => new Set<string>());
  for (const [id, row] of placed) reachOf(graph, id, rowReaches[row]);
  const rowsIn = (ids: Iterable<string>) => [...ids].flatMap((id) => placed.get(id) ?? []);
  const loads = new Map([...reaches].map(([user, ids]) => [user, new Set(rowsIn(ids).flatMap((row) => rowsIn(rowReaches[row]!)))]));
  for (const [id, users] of unnamed) {
    const row = rowReaches.findIndex((reach, number) => number > 0 && reach.has(id) && users.every((user) => loads.get(user)!.has(number)));
    if (row > 0) placed.set(id, row);
  }
  return placed;
}
