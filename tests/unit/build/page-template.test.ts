import { expect, test } from 'vitest';
import { slots } from '../../../src/build/page-files.ts';
import { pageTemplate, scriptLink } from '../../../src/build/page-template.ts';
import type { PageParts } from '../../../src/build/page-template.ts';

const shell = `<!doctype html>
<html lang="pt-BR">
  <head>
    <title>Leve</title>
    <!--merchant--><meta name="theme-color" content="#000000"><style>:root{}</style><!--/merchant-->
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/x-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body><div id="app"></div></body>
</html>`;

const parts: PageParts = {
  language: 'en',
  noScript: 'Scripts, please',
  waiting: 'The "line" is slow',
  title: 'Games & "more"',
  description: 'a <b>',
  html: '<main>$& $1</main>',
  entry: '/assets/app-2.js',
  modules: ['/assets/screens/home-2.js'],
  strings: { shell: { menu: 'Menu </script>' } },
  tapped: ['/assets/over-2.js', '/assets/over-2.css'],
  boot: 'start()',
  headScript: 'decide()',
  style: 'a{color:red}',
  styleFiles: ['/assets/index-2.css'],
};
const page = pageTemplate(shell, parts);

test('texts are escaped, and HTML is inserted unchanged', () => {
  expect(page).toContain('data-waiting="The &quot;line&quot; is slow"');
  expect(page).toContain('<title>Games &amp; &quot;more&quot; · ');
  expect(page).toContain('content="a &lt;b&gt;"');
  expect(page).toContain('<div id="app"><main>$& $1</main></div>');
});

test('scripts, styles and title of the built index.html are replaced', () => {
  expect(page).not.toContain('-1.');
  expect(page.match(/<title>/g)).toHaveLength(1);
  expect(page).not.toContain('theme-color');
  expect(page.match(new RegExp(slots.merchantHead, 'g'))).toHaveLength(1);
});

test('scripts are named in links that fetch nothing, for the boot script', () => {
  expect(page).toContain(scriptLink('/assets/app-2.js') + scriptLink('/assets/screens/home-2.js'));
  expect(page).not.toContain('<link rel="modulepreload');
  expect(page).not.toContain('src="');
  expect(page).toContain('<script data-entry="/assets/app-2.js" data-tapped="/assets/over-2.js /assets/over-2.css" data-waiting="The &quot;line&quot; is slow">start()</script></body>');
});

test('the strings of the screen are inlined, with their end tags escaped', () => {
  const [, strings] = /<script type="application\/json" id="strings">(.*?)<\/script>/.exec(page)!;
  expect(JSON.parse(strings!)).toEqual({ en: { shell: { menu: 'Menu </script>' } } });
});

test('no script stands in the body before the end of what the page shows', () => {
  const shown = pageTemplate(shell, { ...parts, gate: '<div>18+</div>', bar: '<aside></aside>', menu: { html: '<template></template>', script: 'open()', style: '', styleFiles: [] } });
  const [head, body] = shown.split('<body>') as [string, string];
  expect(head).toContain('<script>decide()</script>');
  expect(body.slice(0, body.indexOf('</main>'))).not.toContain('<script');
});

test('the style is inlined, and its files are named in links that fetch nothing, behind what the page shows', () => {
  const [head, body] = page.split('</head>') as [string, string];
  expect(head).toContain('<style>a{color:red}</style>');
  expect(body.slice(body.indexOf('</main>'))).toContain('<link rel="stylesheet" href="/assets/index-2.css" type="text/inlined">');
  expect(page).toContain('<html lang="en-US">');
});

test('the content of a page for members waits in a template, with the script that shows it', () => {
  const guarded = pageTemplate(shell, { ...parts, memberPage: 'show()' });
  expect(guarded).toContain('<div id="app"></div><template id="member-page"><main>$& $1</main></template><script>show()</script>');
});

test('a header that comes first has its own style before it, and the rest of the style behind it; the 18+ question comes behind the app', () => {
  const split = pageTemplate(shell, { ...parts, html: '<main>Home</main>', gate: '<div>18+</div>', header: { html: '<header>Leve</header>', style: 'header{color:red}' } });
  expect(split).toContain('<style>header{color:red}</style></head><body><div id="app"><header>Leve</header><style>a{color:red}</style><main>Home</main></div><div>18+</div>');
});
