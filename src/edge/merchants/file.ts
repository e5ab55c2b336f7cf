import * as v from 'valibot';
import { frameFeatures, frameReferrers, sandboxLiberties } from '../../contract/game-frame.ts';
import { switches, switchNames } from '../../contract/switches.ts';
import type { Switch, Switches } from '../../contract/switches.ts';
import { derivedColors, namedColors } from './theme.ts';
import { language, link, matching, text } from './fields.ts';
import { ownHome } from './home.ts';
import { ownLink, ownRows, ownTabs } from './menus.ts';
import { isZone } from './time-zone.ts';

const color = matching(/^#[0-9a-f]{6}$/, 'a colour such as #0b1210');
const code = matching(/^[a-z0-9][a-z0-9-]{0,31}$/, 'letters a to z, digits and hyphens, 32 at most');
const host = matching(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a host in lower case without a port, such as azul.example');
const time = matching(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'a time such as 08:00');
const webAddress = matching(/^https?:\/\/[^\s"'<>\\;,]+$/, 'an address such as https://gateway.example');
const httpsAddress = v.pipe(matching(/^https:\/\/[^\s"'<>\\;,]+$/, 'an https address such as https://stats.example/count'), v.check((address) => URL.canParse(address) && !new URL(address).username, 'must be an https address such as https://stats.example/count'));
/** Without the slash at its end: pictures' paths bring their own. */
export const artHost = v.pipe(matching(/^(https:\/\/[^\s"'<>\\;,?#/][^\s"'<>\\;,?#]*|\/(?!\/)[^\s"'<>\\;,?#]*)$/, 'an https address or a path such as /cdn'), v.check((address) => URL.canParse(address, 'https://host'), 'must be an https address or a path such as /cdn'), v.transform((address) => address.replace(/\/+$/, '')));
/** Pattern of the addresses of pictures in a size. */
const widthsPattern = v.pipe(
  matching(/^(https:\/\/[^\s"'<>\\;,{}/]+)?\/(?!\/)[^\s"'<>\\;,]*$/, 'an https address or a path such as https://img.example/{width}/{path}'),
  v.check((pattern) => ['{width}', '{path}'].every((name) => pattern.includes(name)), 'must contain {width} and {path}'),
  v.check((pattern) => !/[{}]/.test(pattern.replaceAll(/{(width|path)}/g, '')), 'may contain {width} and {path} alone'),
  v.check((pattern) => URL.canParse(pattern, 'https://host'), 'must be an https address or a path'),
);
/** A vendor's origin; a star stands for the first labels of its name. */
const framedHost = matching(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/, 'a host such as https://games.vendor.example or https://*.vendor.example');
const pem = 'a public key in PEM: -----BEGIN PUBLIC KEY-----…';
/** Of several lines. */
const publicKey = v.pipe(v.string('must be text'), v.regex(/^-----BEGIN PUBLIC KEY-----[\w+/=\s]+-----END PUBLIC KEY-----\s*$/, `must be ${pem}`), v.description(pem));

const pictureForms = 'an https address, a path, or a picture as data:image/…;base64,…';

function isBase64(data: string): boolean {
  try {
    return atob(data) !== '';
  } catch {
    return false;
  }
}

/** A picture: an address, or the picture itself, which the edge then serves under an address of its own. */
const picture = v.pipe(
  matching(/^(https:\/\/[^\s"'<>\\;,()]+|\/(?!\/)[^\s"'<>\\;,()]*|data:image\/(svg\+xml|png|webp);base64,[\w+/=]+)$/, pictureForms),
  v.check((value) => !value.startsWith('data:') || isBase64(value.slice(value.indexOf(',') + 1)), `must be ${pictureForms}`),
);

/** A file of this type within the JSON. */
const dataOf = (type: string) => v.pipe(
  matching(new RegExp(`^data:${type.replace('+', '\\+')};base64,[\\w+/=]+$`), `a file as data:${type};base64,…`),
  v.check((value) => isBase64(value.slice(value.indexOf(',') + 1)), `must be a file as data:${type};base64,…`),
);

/** An icon as a web app's manifest has it. */
const icon = v.strictObject({
  src: picture,
  sizes: matching(/^(any|\d+x\d+)$/, 'a size such as 192x192, or any'),
  type: v.optional(v.picklist(['image/svg+xml', 'image/png', 'image/webp'], 'must be image/svg+xml, image/png or image/webp')),
  purpose: v.optional(v.picklist(['any', 'maskable'], 'must be any or maskable'), 'any'),
});

/** A switch's value, as contract/switches.ts lists it. */
const switchValue = ({ values }: Switch) => (values ? v.picklist(values, `must be ${values.join(' or ')}`) : v.boolean('must be true or false'));

const switchValues = v.strictObject(Object.fromEntries(switchNames.map((name) => [name, v.optional(switchValue(switches[name]))])));

const isJson = (content: string): boolean => {
  try {
    return typeof JSON.parse(content) === 'object';
  } catch {
    return false;
  }
};

/** Files below /.well-known by their names; those of apps are JSON. */
const wellKnownFiles = v.pipe(
  v.record(matching(/^\w[\w.-]{0,63}$/, 'a name such as security.txt'), v.pipe(v.string('must be text'), v.maxLength(65_536, 'must have 64 KB at most'))),
  v.check((files) => Object.entries(files).every(([name, content]) => !/\.json$|^apple-app-site-association$/.test(name) || isJson(content)), 'must hold JSON in files that are named so'),
);

/** Own strings by key: `shell:footer.home`; those of a language of the merchant's own begin with what it calls itself and its place, `$name` and `$locale`. */
const ownStrings = v.record(matching(/^([a-zA-Z]+:[\w.-]+|\$name|\$locale)$/, 'a key such as shell:footer.home'), text(2_000));

const isPattern = (pattern: string): boolean => {
  try {
    return Boolean(new RegExp(`^(?:${pattern})$`));
  } catch {
    return false;
  }
};

const length = v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(1, 'must be 1 at least'), v.maxValue(254, 'must be 254 at most'));

/** The rule of login names; what is missing is as usual: 4 to 16 letters, digits and `_`. */
const nameRule = v.pipe(
  v.strictObject({ least: v.optional(length), most: v.optional(length), pattern: v.optional(v.pipe(text(300), v.check(isPattern, 'must be a regular expression'))) }),
  v.check(({ least = 4, most = 16 }) => least <= most, 'must have least below most'),
);

/** Markdown by language. */
const markdown = v.record(language, v.pipe(v.string('must be text'), v.maxLength(262_144, 'must have 256 KB at most')));

/** One merchant, as its file describes it. A field that is not named here is refused: it would be a slip of the pen. */
export const merchantFile = v.strictObject({
  /** for editors: ready-made/merchant.schema.json */
  $schema: v.optional(v.string('must be text')),
  code,
  /** merchant of free-trial accounts (A §6) */
  trialCode: code,
  name: text(40),
  /** hosts that show this merchant; none: it is the merchant of every host that no file names */
  hosts: v.optional(v.array(host, 'must be a list of hosts'), []),
  /** pt, en, and those that there are own strings for; the first is the one of a phone that has chosen none */
  languages: v.pipe(v.array(language, 'must be a list of languages'), v.minLength(1, 'must name one language at least'), v.check((names) => new Set(names).size === names.length, 'must name each language once')),
  /** missing fields are taken from the edge's environment */
  gateway: v.optional(v.pipe(
    v.strictObject({
      url: v.optional(webAddress),
      publicKey: v.optional(publicKey),
      /** its names of fields in sealed bodies, by the contract's: `{ "username": "user_name" }` */
      sealedNames: v.optional(v.record(matching(/^[a-zA-Z]{1,32}$/, 'the name of a field'), matching(/^[\w.-]{1,64}$/, 'the name of a field'))),
      /** in place of one key: the first is that of new pages, the other one is taken as well while keys change */
      keys: v.optional(v.pipe(v.array(v.strictObject({ id: matching(/^[\w.-]{1,32}$/, 'letters, digits, dots and hyphens, 32 at most'), publicKey }), 'must be a list of keys'), v.minLength(1, 'must name one key at least'), v.maxLength(2, 'must name two keys at most'), v.check((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'must name each id once'))),
    }),
    v.check(({ publicKey: one, keys }) => !one || !keys, 'must have publicKey or keys, not both'),
  ), {}),
  /** hosts or path prefixes of the pictures; none: those that the platform names, else `/cdn` */
  imageCDNs: v.optional(v.pipe(v.array(artHost, 'must be a list of addresses'), v.minLength(1, 'must name one address at least'))),
  /** who makes pictures in the sizes that phones show: the edge where this is missing; `direct`: nobody, they come as the platform names them; or another service, by the pattern of its addresses */
  pictures: v.optional(v.union([v.literal('direct'), v.strictObject({ pattern: widthsPattern })], 'must be direct, or an object with a pattern')),
  /** of amounts that no wallet names: ISO 4217, and its sign */
  currency: v.strictObject({ code: matching(/^[A-Z]{3}$/, 'a code such as BRL'), symbol: text(4) }),
  /** of the people who play here: its dialling code stands before a number; none: the country that the platform takes the visitor to be in */
  country: v.optional(matching(/^[A-Z]{2}$/, 'a code such as BR')),
  /** `lettered` art of games bears their names; below `plain` art the app writes them */
  art: v.optional(v.picklist(['lettered', 'plain'], 'must be lettered or plain'), 'lettered'),
  /** switches that do not begin at their defaults; they stand until the platform names others */
  switches: v.optional(v.pipe(switchValues, v.transform((values) => values as Partial<Switches>)), {}),
  /** links by channel, such as TELEGRAM, until the platform names its own (A §3) */
  contact: v.optional(v.record(matching(/^[A-Z][A-Z_]{1,19}$/, 'a channel such as TELEGRAM'), link), {}),
  /** without them the mark is drawn in the theme's colours */
  icons: v.optional(v.strictObject({
    /** beside the name, on every page; data keeps it from being one request more */
    mark: picture,
    /** of a browser's tab; none: the mark */
    tab: v.optional(picture),
    /** home screen of iOS: 180 x 180, opaque, no SVG; none: a large PNG of the manifest */
    touch: v.optional(picture),
    /** none: the mark */
    manifest: v.optional(v.pipe(v.array(icon, 'must be a list of icons'), v.minLength(1, 'must name one icon at least'))),
  })),
  /** the name as the merchant draws it, for a dark and a light theme; beside the file, in a folder of its name, they may be `wordmark-dark.svg` and `wordmark-light.svg` */
  wordMark: v.optional(v.strictObject({ dark: v.optional(dataOf('image/svg+xml')), light: v.optional(dataOf('image/svg+xml')) })),
  /** in place of the phone's own, for text of all weights; beside the file, in a folder of its name, they may be `font.woff2` and `font-bold.woff2` */
  fonts: v.optional(v.strictObject({ regular: dataOf('font/woff2'), bold: v.optional(dataOf('font/woff2')) })),
  /** the picture of links to its pages, 1200 x 630; beside the file it may be `share.png` in that folder */
  share: v.optional(dataOf('image/png')),
  /** hosts whose games may open in a frame of the app, each with what its pages may do there; games of other hosts open in its place */
  frames: v.optional(v.array(v.union([
    v.pipe(framedHost, v.transform((named) => ({ host: named }))),
    v.strictObject({
      host: framedHost,
      sandbox: v.optional(v.array(v.picklist(sandboxLiberties, `must be one of ${sandboxLiberties.join(', ')}`), 'must be a list')),
      allow: v.optional(v.array(v.picklist(frameFeatures, `must be one of ${frameFeatures.join(', ')}`), 'must be a list')),
      referrer: v.optional(v.picklist(frameReferrers, 'must be no-referrer or origin')),
      /** its pages say `ready` (`src/contract/game-messages.ts`) */
      speaks: v.optional(v.boolean('must be true or false')),
    }),
  ], 'must be a host such as https://games.vendor.example, or an object with one'), 'must be a list of hosts')),
  /** what stands below /.well-known, such as `assetlinks.json` and `security.txt`; beside the file, in a folder of its name, they may be files of their own */
  wellKnown: v.optional(wellKnownFiles, {}),
  /** own texts as Markdown, by name and language: `terms`, `privacy`, `rules`, `faq`, and any page more; beside the file, in a folder of its name, they may be files such as `texts/terms.pt.md` */
  texts: v.optional(v.record(matching(/^[a-z][a-z0-9-]{0,31}$/, 'a name of letters a to z, digits and hyphens'), markdown), {}),
  /** strings of the app in own words, by language and key; beside the file, in a folder of its name, they may be files such as `strings/pt.json`; those of another language than the app's make it one of the merchant's */
  strings: v.optional(v.record(language, ownStrings), {}),
  /** rules of fields in place of the app's: of login names, which may be e-mails */
  rules: v.optional(v.strictObject({ username: v.optional(nameRule) })),
  /** years from which people may play; none: 18 */
  age: v.optional(v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(18, 'must be 18 at least'), v.maxValue(99, 'must be 99 at most'))),
  /** whose clock shows times, and counts days as the gateway does: a zone of the IANA's list and the place that sentences name; none: Brasília's */
  timeZone: v.optional(v.strictObject({ id: v.pipe(v.string('must be text'), v.check(isZone, 'must be a zone such as America/Manaus')), name: text(40) })),
  /** what sentences call the way of paying at once; none: Pix */
  instantPayment: v.optional(text(20)),
  /** who counts visits, once a person has agreed: `beacon`, an address that is told which page was shown; or `script`, of one host, with what its element says beside (`data-…`). Needs a text `privacy`. None: nobody */
  analytics: v.optional(v.union([
    v.strictObject({ beacon: httpsAddress }),
    v.strictObject({ script: httpsAddress, data: v.optional(v.record(matching(/^[a-z][a-zA-Z]{0,31}$/, 'a name such as websiteId'), text(200))) }),
  ], 'must be an object with a beacon or a script, each an https address')),
  /** further rows of the side menu: a path of the app, such as /m/gameList?gameType=LIVE, or another site */
  links: v.optional(v.pipe(v.array(ownLink, 'must be a list of links'), v.maxLength(6, 'must name 6 links at most'))),
  /** home's sections from the top down, how many rows of games, and the shape of its banners; none: as usual */
  home: v.optional(ownHome),
  /** the foot's tabs from the left: places of the app by name, and own links to its paths */
  tabs: v.optional(ownTabs),
  /** the side menu's rows from the top down: places of the app by name, and own links; in place of `links` */
  sideMenu: v.optional(ownRows),
  /** the operator named in the footer */
  operator: v.strictObject({
    name: text(80),
    licence: text(80),
    company: text(40),
    /** by the clock of `timeZone` */
    supportHours: v.optional(v.strictObject({ from: time, until: time })),
  }),
  theme: v.strictObject({
    scheme: v.picklist(['dark', 'light'], 'must be dark or light'),
    ...v.entriesFromList(namedColors, color),
    ...v.entriesFromList(derivedColors, v.optional(color)),
  }),
});

export type MerchantFile = v.InferOutput<typeof merchantFile>;

/** The fault of a field, as a sentence without its name. */
export function fault(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'is missing';
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is no field of a merchant';
  if (issue.expected === 'Object') return 'must be an object';
  return issue.message;
}
