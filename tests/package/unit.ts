/** A unit of systemd as far as it says how a process starts: by section and name, of several values the last. */
export function readUnit(text: string, instance: string): Map<string, string> {
  const found = new Map<string, string>();
  let section = '';
  for (const line of text.split('\n')) {
    const named = /^\[(\w+)\]$/.exec(line);
    if (named) section = named[1]!;
    const [, name, value] = /^([A-Z]\w*)=(.*)$/.exec(line) ?? [];
    if (name) found.set(`${section}.${name}`, value!.replaceAll('%i', instance));
  }
  return found;
}

/** A file of variables as systemd reads it: without quotes a backslash goes, within double ones it stays but before ", \, ` and $. */
export function readEnvironment(text: string): Record<string, string> {
  return Object.fromEntries(Array.from(text.matchAll(/^([A-Z_]+)=(?:"((?:[^"\\]|\\[\s\S])*)"|(.*))$/gm), ([, name, inQuotes, plain]) => [
    name!, inQuotes === undefined ? plain!.replaceAll(/\\(.)/g, '$1') : inQuotes.replaceAll(/\\(["\\`$])/g, '$1'),
  ]));
}
