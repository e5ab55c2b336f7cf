/** Headers of every page that the platform serves itself; scripts and styles are never inline. */
const pageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};

const contentTypes = { html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', svg: 'image/svg+xml' };

/** An answer with a page or a part of one. */
export function fileAnswer(body: string, type: keyof typeof contentTypes, status = 200): Response {
  return new Response(body, { status, headers: { ...pageHeaders, 'Content-Type': contentTypes[type] } });
}
