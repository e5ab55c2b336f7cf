import * as v from 'valibot';
import { frameFeatures, frameReferrers, sandboxLiberties } from '../../contract/game-frame.ts';
import { switches, switchNames, type Switch, type Switches } from '../../contract/switches.ts';
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
/** Without a trailing slash: pictures' paths begin with one. */
export const artHost = v.pipe(matching(/^(https:\/\/[^\s"'<>\\;,?#/][^\s"'<>\\;,?#]*|\/(?!\/)[^\s"'<>\\;,?#]*)$/, 'an https address or a path such as /cdn'), v.check((address) => URL.canParse(address, 'https://host'), 'must be an https address or a path such as /cdn'), v.transform((address) => address.replace(/\/+$/, '')));
/** Address pattern of resized pictures. */
const widthsPattern = v.pipe(
  matching(/^(https:\/\/[^\s"'<>\\;,{}/]+)?\/(?!\/)[^\s"'<>\\;,]*$/, 'an https address or a path such as https://img.example/{width}/{path}'),
  v.check((pattern) => ['{width}', '{path}'].every((name) => pattern.includes(name)), 'must contain {width} and {path}'),
  v.check((pattern) => !/[{}]/.test(pattern.replaceAll(/{(width|path)}/g, '')), 'may contain {width} and {path} alone'),
  v.check((pattern) => URL.canParse(pattern, 'https://host'), 'must be an https address or a path'),
);
/** A vendor's origin; a star stands for the first labels of its host. */
const framedHost = matching(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/, 'a host such as https://games.vendor.example or https://*.vendor.example');
const pem = 'a public key in PEM: -----BEGIN PUBLIC KEY-----…';
/** May span several lines. */
const publicKey = v.pipe(v.string('must be text'), v.regex(/^-----BEGIN PUBLIC KEY-----[\w+/=\s]+-----END PUBLIC KEY-----\s*$/, `must be ${pem}`), v.description(pem));

const pictureForms = 'an https address, a path, or a picture as data:image/…;base64,…';

function isBase64(data: string): boolean {
  try {
    return atob(data) !== '';
  } catch {
    return false;
  }
}

/** A picture: an address, or the picture itself, which the edge then serves at its own address. */
const picture = v.pipe(
  matching(/^(https:\/\/[^\s"'<>\\;,()]+|\/(?!\/)[^\s"'<>\\;,()]*|data:image\/(svg\+xml|png|webp);base64,[\w+/=]+)$/, pictureForms),
  v.check((value) => !value.startsWith('data:') || isBase64(value.slice(value.indexOf(',') + 1)), `must be ${pictureForms}`),
);

/** A file of this type within the JSON. */
const dataOf = (type: string) => v.pipe(
  matching(new RegExp(`^data:${type.replace('+', '\\+')};base64,[\\w+/=]+$`), `a file as data:${type};base64,…`),
  v.check((value) => isBase64(value.slice(value.indexOf(',') + 1)), `must be a file as data:${type};base64,…`),
);

/** An icon of a web app manifest. */
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

/** Files below /.well-known by name; those of apps are JSON. */
const wellKnownFiles = v.pipe(
  v.record(matching(/^\w[\w.-]{0,63}$/, 'a name such as security.txt'), v.pipe(v.string('must be text'), v.maxLength(65_536, 'must have 64 KB at most'))),
  v.check((files) => Object.entries(files).every(([name, content]) => !/\.json$|^apple-app-site-association$/.test(name) || isJson(content)), 'must hold JSON in files that are named so'),
);

/** Own strings by key: `shell:footer.home`; those of a merchant's own language begin with its own name and its locale, `$name` and `$locale`. */
const ownStrings = v.record(matching(/^([a-zA-Z]+:[\w.-]+|\$name|\$locale)$/, 'a key such as shell:footer.home'), text(2_000));

const isPattern = (pattern: string): boolean => {
  try {
    return Boolean(new RegExp(`^(?:${pattern})$`));
  } catch {
    return false;
  }
};

const length = v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(1, 'must be 1 at least'), v.maxValue(254, 'must be 254 at most'));

/** The rule of login names; missing fields have the default: 4 to 16 letters, digits and `_`. */
const nameRule = v.pipe(
  v.strictObject({ least: v.optional(length), most: v.optional(length), pattern: v.optional(v.pipe(text(300), v.check(isPattern, 'must be a regular expression'))) }),
  v.check(({ least = 4, most = 16 }) => least <= most, 'must have least below most'),
);

/** Markdown by language. */
const markdown = v.record(language, v.pipe(v.string('must be text'), v.maxLength(262_144, 'must have 256 KB at most')));

/** A merchant's file. An unknown field is refused, because it is probably a typo. */
export const merchantFile = v.strictObject({
  /** for editors: ready-made/merchant.schema.json */
  $schema: v.optional(v.string('must be text')),
  code,
  /** merchant code of free-trial accounts (A §6) */
  trialCode: code,
  name: text(40),
  /** hosts that show this merchant; none: it is shown at every host that no file names */
  hosts: v.optional(v.array(host, 'must be a list of hosts'), []),
  /** pt, en, and languages with own strings; the first is the default of a new phone */
  languages: v.pipe(v.array(language, 'must be a list of languages'), v.minLength(1, 'must name one language at least'), v.check((names) => new Set(names).size === names.length, 'must name each language once')),
  /** missing fields are taken from the edge's environment */
  gateway: v.optional(v.pipe(
    v.strictObject({
      url: v.optional(webAddress),
      publicKey: v.optional(publicKey),
      /** its field names in sealed bodies, by the contract's: `{ "username": "user_name" }` */
      sealedNames: v.optional(v.record(matching(/^[a-zA-Z]{1,32}$/, 'the name of a field'), matching(/^[\w.-]{1,64}$/, 'the name of a field'))),
      /** in place of one key, during a key change: the first is for new pages, the second still accepted */
      keys: v.optional(v.pipe(v.array(v.strictObject({ id: matching(/^[\w.-]{1,32}$/, 'letters, digits, dots and hyphens, 32 at most'), publicKey }), 'must be a list of keys'), v.minLength(1, 'must name one key at least'), v.maxLength(2, 'must name two keys at most'), v.check((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'must name each id once'))),
    }),
    v.check(({ publicKey: one, keys }) => !one || !keys, 'must have publicKey or keys, not both'),
  ), {}),
  /** hosts or path prefixes of the pictures; none: those that the platform names, else `/cdn` */
  imageCDNs: v.optional(v.pipe(v.array(artHost, 'must be a list of addresses'), v.minLength(1, 'must name one address at least'))),
  /** who resizes pictures: by default the edge; `direct`: nobody, they load as the platform names them; or another service, by its address pattern */
  pictures: v.optional(v.union([v.literal('direct'), v.strictObject({ pattern: widthsPattern })], 'must be direct, or an object with a pattern')),
  /** currency of amounts outside a wallet: ISO 4217, and its sign */
  currency: v.strictObject({ code: matching(/^[A-Z]{3}$/, 'a code such as BRL'), symbol: text(4) }),
  /** of the players: gives the default dialling code; none: the visitor's country by the platform */
  country: v.optional(matching(/^[A-Z]{2}$/, 'a code such as BR')),
  /** `lettered`: games' art contains their names; `plain`: the app writes them below */
  art: v.optional(v.picklist(['lettered', 'plain'], 'must be lettered or plain'), 'lettered'),
  /** switches with other defaults, until the platform changes them */
  switches: v.optional(v.pipe(switchValues, v.transform((values) => values as Partial<Switches>)), {}),
  /** links by channel, such as TELEGRAM, until the platform sends its own (A §3) */
  contact: v.optional(v.record(matching(/^[A-Z][A-Z_]{1,19}$/, 'a channel such as TELEGRAM'), link), {}),
  /** without them the mark is drawn in the theme's colours */
  icons: v.optional(v.strictObject({
    /** beside the name, on every page; as data it costs no request */
    mark: picture,
    /** favicon; none: the mark */
    tab: v.optional(picture),
    /** iOS home screen: 180 x 180, opaque, no SVG; none: a large PNG of the manifest */
    touch: v.optional(picture),
    /** none: the mark */
    manifest: v.optional(v.pipe(v.array(icon, 'must be a list of icons'), v.minLength(1, 'must name one icon at least'))),
  })),
  /** the merchant's word mark, for a dark and a light theme; or, in a folder of the file's name, `wordmark-dark.svg` and `wordmark-light.svg` */
  wordMark: v.optional(v.strictObject({ dark: v.optional(dataOf('image/svg+xml')), light: v.optional(dataOf('image/svg+xml')) })),
  /** in place of the phone's own fonts, for text of all weights; or, in a folder of the file's name, `font.woff2` and `font-bold.woff2` */
  fonts: v.optional(v.strictObject({ regular: dataOf('font/woff2'), bold: v.optional(dataOf('font/woff2')) })),
  /** preview picture of its links, 1200 x 630; or `share.png` in that folder */
  share: v.optional(dataOf('image/png')),
  /** hosts whose games may open in a frame of the app, each with its permissions; games of other hosts replace the app */
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
  /** files below /.well-known, such as `assetlinks.json` and `security.txt`; or files of their own in a folder of the file's name */
  wellKnown: v.optional(wellKnownFiles, {}),
  /** own texts as Markdown, by name and language: `terms`, `privacy`, `rules`, `faq`, and further pages; or, in a folder of the file's name, files such as `texts/terms.pt.md` */
  texts: v.optional(v.record(matching(/^[a-z][a-z0-9-]{0,31}$/, 'a name of letters a to z, digits and hyphens'), markdown), {}),
  /** the app's strings in the merchant's words, by language and key; or, in a folder of the file's name, files such as `strings/pt.json`; a language that the app lacks becomes the merchant's own */
  strings: v.optional(v.record(language, ownStrings), {}),
  /** rules of fields in place of the app's: of login names, which may be e-mails */
  rules: v.optional(v.strictObject({ username: v.optional(nameRule) })),
  /** minimum age of players, years; none: 18 */
  age: v.optional(v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(18, 'must be 18 at least'), v.maxValue(99, 'must be 99 at most'))),
  /** time zone of shown times and of the gateway's days: an IANA zone, and the place that sentences name; none: Brasília's */
  timeZone: v.optional(v.strictObject({ id: v.pipe(v.string('must be text'), v.check(isZone, 'must be a zone such as America/Manaus')), name: text(40) })),
  /** what sentences call the instant payment method; none: Pix */
  instantPayment: v.optional(text(20)),
  /** who counts visits, after a person agrees: `beacon`, an address that receives the name of the shown page; or `script`, of one host, with its element's `data-…` attributes. Needs a text `privacy`. None: nobody */
  analytics: v.optional(v.union([
    v.strictObject({ beacon: httpsAddress }),
    v.strictObject({ script: httpsAddress, data: v.optional(v.record(matching(/^[a-z][a-zA-Z]{0,31}$/, 'a name such as websiteId'), text(200))) }),
  ], 'must be an object with a beacon or a script, each an https address')),
  /** further rows of the side menu: a path of the app, such as /m/gameList?gameType=LIVE, or another site */
  links: v.optional(v.pipe(v.array(ownLink, 'must be a list of links'), v.maxLength(6, 'must name 6 links at most'))),
  /** home's sections from top to bottom, the number of game rows, and the shape of its banners; none: the default */
  home: v.optional(ownHome),
  /** the footer's tabs from left to right: places of the app by name, and own links to its paths */
  tabs: v.optional(ownTabs),
  /** the side menu's rows from top to bottom: places of the app by name, and own links; replaces `links` */
  sideMenu: v.optional(ownRows),
  /** the operator named in the footer */
  operator: v.strictObject({
    name: text(80),
    licence: text(80),
    company: text(40),
    /** in `timeZone` */
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
