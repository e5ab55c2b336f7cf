/** How a vendor's games open: in a frame of the app, in its place, or in a new tab. */
export const openings = ['frame', 'redirect', 'tab'] as const;

/** One of `openings`. */
export type Opening = (typeof openings)[number];

/** The opening that the platform names for a vendor; `frame` if it names none or an unknown one. */
export const openingOf = (opens: string | undefined): Opening => openings.find((known) => known === opens) ?? 'frame';

/** What a framed page may do beyond scripts and forms, as values of `sandbox`. None gives it access to the window around it. */
export const sandboxLiberties = ['allow-popups', 'allow-modals', 'allow-downloads', 'allow-pointer-lock', 'allow-orientation-lock'] as const;

/** Features beyond sound and full screen that a framed page may be allowed. */
export const frameFeatures = ['clipboard-write', 'encrypted-media', 'picture-in-picture', 'screen-wake-lock'] as const;

/** Referrer policies of a framed page. */
export const frameReferrers = ['no-referrer', 'origin'] as const;

/** A host whose games may be framed, from the merchant's file. */
export interface FramedHost {
  /** https://games.vendor.example, or https://*.vendor.example */
  host: string;
  sandbox?: readonly (typeof sandboxLiberties)[number][];
  allow?: readonly (typeof frameFeatures)[number][];
  /** by default `no-referrer` */
  referrer?: (typeof frameReferrers)[number];
  /** its pages send `ready`: one that does not within eight seconds is opened outside */
  speaks?: boolean;
}

/** The attributes of a game's frame. */
export interface FrameRule {
  sandbox: string;
  allow: string;
  referrer: (typeof frameReferrers)[number];
  /** the origin of its messages */
  origin: string;
  speaks: boolean;
}

/** Whether `host`, perhaps with a star for its first labels, matches an origin. */
function names(host: string, { protocol, origin, host: own }: URL): boolean {
  const [scheme, wanted] = host.split('://') as [string, string];
  return wanted.startsWith('*.') ? `${scheme}:` === protocol && own.endsWith(wanted.slice(1)) : host === origin;
}

/**
 * How the app at `appOrigin` may frame a page; undefined if it may not. `address` must be absolute, or it throws. A page of the app's own origin gets an opaque
 * one, so that it can reach neither the app's window nor its storage. It must send `ready`, because a page not made for
 * this does not run. Another origin keeps its own.
 */
export function frameRuleOf(address: string, appOrigin: string, hosts: readonly FramedHost[] = []): FrameRule | undefined {
  const url = new URL(address);
  const isOwn = url.origin === appOrigin;
  const host = isOwn ? undefined : hosts.find((known) => names(known.host, url));
  if (!isOwn && !host) return undefined;
  return {
    sandbox: ['allow-scripts', 'allow-forms', ...(isOwn ? [] : ['allow-same-origin']), ...(host?.sandbox ?? [])].join(' '),
    allow: ['autoplay', 'fullscreen', ...(host?.allow ?? [])].join('; '),
    referrer: host?.referrer ?? 'no-referrer',
    origin: isOwn ? 'null' : url.origin,
    speaks: isOwn || host?.speaks === true,
  };
}
