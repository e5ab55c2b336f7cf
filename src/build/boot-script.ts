import { createHash } from 'node:crypto';

/** A link that fetches nothing before the boot script turns it into a preload. */
const deferredPreload = 'deferred-preload';

/** A chunk that a page will ask for: even at the lowest priority a preload would share a thin line with the first paint. */
export const scriptLink = (file: string): string => `<link rel="${deferredPreload}" href="${file}">`;

/**
 * What may become markup or a script by its text, where Trusted Types are enforced: the pictures and places of
 * contract/page.ts, the files of the build and the service worker. Everything else must come out of DOMPurify. As the
 * page's default policy it asks nothing of the first bundle; `<!-{2}` because a script must not hold the real thing.
 */
const trust =
  'if(window.trustedTypes)trustedTypes.createPolicy("default",{' +
  'createHTML:function(html){if(/^(<!-{2}[a-z-]+>|<img( (class|src|alt|width|height|fetchpriority)="[^"<>]*")+>)?$/.test(html))return html},' +
  String.raw`createScriptURL:function(url){if(/^\/(assets\/[\w/-]+|worker)\.js$/.test(url))return url}});`;

/**
 * The one inlined script: it brings the app once the prerendered page has been painted with its pictures, or touched,
 * so that scripts take nothing of a thin line or a weak processor from the first paint: what a frame draws is on the
 * screen only when the next one begins. Where the pictures are slow the app is asked for 200 ms after the first frame,
 * and where nothing is painted, as in a tab behind, after a second. The app is asked for first, and each other file in a
 * task of its own: a dozen requests at once hold a weak phone up. Android's offer to install may come before the app:
 * it is kept for it. So is the last tap on a button, which would else be lost, or would send
 * a form by the browser's own way, its passwords in the address; links answer by themselves. No tap reaches a page
 * of which only a part is hydrated: a link would change what the rest is to meet. After a tap on a button, as soon as
 * the app is here, go out the requests for `tapped`, the files that the answer will most likely need, which are else
 * asked for in an idle moment: any sooner they would take their share of a thin line from the app. Vite's loader finds
 * the links, and asks again for a style sheet whose link is gone.
 */
export const bootScript = (entry: string, tapped: readonly string[]): string =>
  `(function(){${trust}var begun;function go(){if(begun)return;begun=1;` +
  `var app=document.createElement('script');app.type='module';app.src='${entry}';app.onload=here;document.head.appendChild(app);` +
  `document.querySelectorAll('link[rel=${deferredPreload}]').forEach(function(link){setTimeout(function(){link.rel='modulepreload'})})}` +
  'addEventListener("load",function(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(go)})})});requestAnimationFrame(function(){setTimeout(go,200)});setTimeout(go,1e3);' +
  'addEventListener("beforeinstallprompt",function(offer){offer.preventDefault();window.installOffer=offer});' +
  `var tapped="${tapped.join(' ')}".split(" ");` +
  'function ask(file){var link=document.createElement("link");link.rel=/css$/.test(file)?"stylesheet":"modulepreload";link.href=file;link.onerror=function(){link.remove()};document.head.appendChild(link)}' +
  'function here(){here.yet=1;if(window.earlyTap.on)tapped.splice(0).forEach(ask)}' +
  'addEventListener("click",window.earlyTap=function(tap){tap.stopPropagation();var button=tap.target.closest("button");' +
  'if(button){tap.preventDefault();window.earlyTap.on=button;go();here.yet&&here()}},true)})()';

/** CSP source of an inlined text. */
export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
