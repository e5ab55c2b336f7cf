/** ms in which one kind of failure is told of once */
const pause = 60_000;
/** kinds that are remembered */
const mostKinds = 100;

/** Where an error was thrown: its message may be another each time. */
const placeOf = ({ stack = '', name, message }: Error): string => stack.slice(stack.indexOf(message) + message.length) || name;

/** Tells stderr of failures that are nobody's refusal: where each was thrown, and then once a minute how often it came again. A full disk fails every call. */
export function brokenTeller(write: (text: string) => void = (text) => void process.stderr.write(text), now = Date.now): (error: Error) => void {
  const told = new Map<string, { at: number; again: number }>();
  return (error) => {
    const kind = `${error.name}: ${error.message}`;
    const place = placeOf(error);
    const known = told.get(place);
    if (known && now() - known.at < pause) {
      known.again++;
      return;
    }
    write(known ? `${kind} (${known.again + 1} times more)\n` : `${error.stack ?? kind}\n`);
    if (told.size >= mostKinds) told.clear();
    told.set(place, { at: now(), again: 0 });
  };
}
