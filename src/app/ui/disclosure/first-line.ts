const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The first block of HTML as plain text, for a preview. Not parsed: where Trusted Types are enforced, parsing takes the sanitizer. */
export const firstLine = (html: string): string =>
  html
    .replace(/<(style|script)\b[^]*?<\/\1>/gi, '')
    .split(/<\/(?:p|div|li|h\d)>|<br\b[^>]*>/i)
    .map((block) => block.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole).trim())
    .find(Boolean) ?? '';
