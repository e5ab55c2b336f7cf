/** Schemes by which a link may open an app of the phone. Not `intent:`: it may start any app, with any data. */
const appLink = /^(tel|mailto|sms|smsto|whatsapp|tg|viber|line|skype|fb-messenger|instagram):[^\s]/i;

/** Another site, without user name and password before the host: they can pass for a host. */
const site = /^https?:\/\/[^\s/?#@]+([/?#]|$)/i;

/** A host without a scheme, as people write it, and what follows. */
const bareHost = /^(?:[\w\u00a1-\uffff-]+\.)+([a-z]{2,})(?::\d+)?([/?#]|$)/i;

/** File extensions, which look like the end of a host. */
const fileEnd = /^(pdf|html?|php|aspx?|jsp|png|jpe?g|gif|webp|svg|apk|zip|docx?|xlsx?|txt|csv|mp[34])$/i;

const mail = /^[^\s@/:]+@(?:[\w-]+\.)+[a-z]{2,}$/i;

/** Blanks and invisible characters around a text; bounded, because each run of blanks inside is tried as the end. */
const around = /^[\s\u200b-\u200f\u2060\ufeff]+|[\s\u200b-\u200f\u2060\ufeff]{1,99}$/g;

/** Control characters, direction marks, zero widths and backslashes, with which browsers read another address than people do. */
// oxlint-disable-next-line no-control-regex -- they are what it is about
const misread = /[\0-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\\]/;

/**
 * The address in a text that the platform calls a link: a path of this host, another site (a bare host gets
 * `https://`), a call, a mail, or an app of the phone. Never a script. Undefined for anything else.
 */
export function addressOf(text: string): string | undefined {
  const address = text.replace(around, '');
  if (misread.test(address)) return undefined;
  // Two slashes lead to another host.
  if (/^\/(?!\/)/.test(address) || site.test(address) || appLink.test(address)) return address;
  const [, lastLabel, next] = bareHost.exec(address) ?? [];
  if (lastLabel && (next || !fileEnd.test(lastLabel))) return `https://${address}`;
  if (mail.test(address)) return `mailto:${address}`;
  return address.startsWith('//') && site.test(`https:${address}`) ? `https:${address}` : undefined;
}
