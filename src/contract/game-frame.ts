/** How the games of a vendor open: in a frame of the app, in its place, or in a tab of their own. */
export const openings = ['frame', 'redirect', 'tab'] as const;

/** One of `openings`. */
export type Opening = (typeof openings)[number];

/** The opening that a vendor of the platform's list names; what it does not name, or nobody knows, is `frame`. */
export const openingOf = (opens: string | undefined): Opening => openings.find((known) => known === opens) ?? 'frame';

/** What a framed page may do beyond scripts and forms, by its name in the attribute `sandbox`. None reaches the window around it. */
export const sandboxLiberties = ['allow-popups', 'allow-modals', 'allow-downloads', 'allow-pointer-lock', 'allow-orientation-lock'] as const;

/** Features beyond sound and the whole screen that a framed page may be given. */
export const frameFeatures = ['clipboard-write', 'encrypted-media', 'picture-in-picture', 'screen-wake-lock'] as const;

/** What a framed page learns of the page around it. */
export const frameReferrers = ['no-referrer', 'origin'] as const;

/** A host whose games may be framed, as the merchant's file has it. */
export interface FramedHost {
  /** https://games.vendor.example, or https://*.vendor.example */
  host: string;
  sandbox?: readonly (typeof sandboxLiberties)[number][];
  allow?: readonly (typeof frameFeatures)[number][];
  /** by default `no-referrer` */
  referrer?: (typeof frameReferrers)[number];
  /** its pages say `ready`: one that does not within eight seconds is opened outside */
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

/** Whether `host`, perhaps with a star for its first labels, names an origin. */
function names(host: string, { protocol, origin, host: own }: URL): boolean {
  const [scheme, wanted] = host.split('://') as [string, string];
  return wanted.startsWith('*.') ? `${scheme}:` === protocol && own.endsWith(wanted.slice(1)) : host === origin;
}

/**
 * How a page may be framed by the app at `appOrigin`; undefined where it may not. A page of the app's own origin gets an
 * opaque one, so that it reaches neither the app's window nor its storage: it has to say that it is ready, for one that was
 * not made for this does not run. Another origin keeps its own.
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
