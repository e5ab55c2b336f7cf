/** Clock changes of a zone: from each time (epoch ms) on, the ms to add to UTC. */
type ZoneSteps = readonly (readonly [from: number, shift: number])[];

const hour = 3_600_000;
const day = 24 * hour;

/** Range of days on pages: records go back a year, a break may last years. */
const before = 800 * day;
const after = 1_200 * day;

/** ms to add to UTC in an IANA zone. */
function shiftAt(format: Intl.DateTimeFormat, at: number): number {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour! % 24, parts.minute!) - Math.floor(at / 60_000) * 60_000;
}

/** Whether there is a zone of this name, such as America/Manaus. */
export function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The clock changes of a zone around now (epoch ms), so that phones need no `Intl`, whose first format takes a weak one 100 ms. */
export function zoneSteps(name: string, now: number): ZoneSteps {
  const format = new Intl.DateTimeFormat('en', { timeZone: name, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' });
  const start = Math.floor((now - before) / hour) * hour;
  const steps: [number, number][] = [[0, shiftAt(format, start)]];
  for (let at = start; at < now + after; at += day) {
    const [, shift] = steps.at(-1)!;
    if (shiftAt(format, at + day) === shift) continue;
    let change = at;
    while (shiftAt(format, change) === shift) change += hour / 4;
    steps.push([change, shiftAt(format, change)]);
  }
  return steps;
}
