import { formats } from '../../contract/languages.ts';
import { escaped } from '../art/lettering.ts';
import { fileAnswer } from '../http/files.ts';
import { cookieLanguage } from '../http/language.ts';
import type { Merchant } from '../settings/merchants.ts';
import { words } from './words.ts';

/** A page of the merchant outside the app, in the visitor's language. `content` is HTML. */
export function page(request: Request, { code, name }: Merchant, title: string, content: string, status = 200): Response {
  const language = cookieLanguage(request);
  return fileAnswer(`<!doctype html>
<html lang="${formats[language].locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${escaped(name)}</title>
<link rel="icon" href="/sandbox/downloads/${code}.svg"><link rel="stylesheet" href="/sandbox/front.css?merchant=${code}"></head>
<body><main><img src="/sandbox/downloads/${code}.svg" alt="${escaped(name)}" width="56" height="56">
<h1>${title}</h1>${content}<a href="/m/home">${words[language].back}</a></main></body></html>`, 'html', status);
}
