/** The name in a `Host` header: in lower case, without port and trailing dot. */
export const hostName = (host: string | null | undefined): string => (host ?? '').toLowerCase().replace(/\.?(:\d*)?$/, '');

/** The same host with or without `www.`. */
export const wwwVariantOf = (name: string): string => (name.startsWith('www.') ? name.slice('www.'.length) : `www.${name}`);

/** Whether a name can only be this machine: a person at the edge itself, or a local probe. */
export const isLoopback = (name: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name);
