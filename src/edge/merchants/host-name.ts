/** The name in a `Host` header: in lower case, without its port and the dot of the root. */
export const hostName = (host: string | null | undefined): string => (host ?? '').toLowerCase().replace(/\.?(:\d*)?$/, '');

/** The other form of a host that people take for the same one: with or without `www.`. */
export const twinOf = (name: string): string => (name.startsWith('www.') ? name.slice('www.'.length) : `www.${name}`);

/** Whether a name can only be this machine's: a person at the edge itself, or a probe beside it. */
export const isLoopback = (name: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name);
