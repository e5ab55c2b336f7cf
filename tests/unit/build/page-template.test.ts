import { expect, test } from 'vitest';
import { slots } from '../../../src/build/page-files.ts';
import { pageTemplate, scriptLink } from '../../../src/build/page-template.ts';

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

const page = pageTemplate(shell, {
  language: 'en',
  noScript: 'Scripts, please',
  title: 'Games & "more"',
  description: 'a <b>',
  html: '<main>$& $1</main>',
  entry: '/assets/app-2.js',
  modules: ['/assets/screens/home-2.js'],
  strings: { shell: { menu: 'Menu </script>' } },
  tapped: ['/assets/over-2.js', '/assets/over-2.css'],
  boot: 'start()',
  style: 'a{color:red}',
  styleFiles: ['/assets/index-2.css'],
});

test('text is escaped and HTML goes in as it is', () => {
  expect(page).toContain('<title>Games &amp; &quot;more&quot; · ');
  expect(page).toContain('content="a &lt;b&gt;"');
  expect(page).toContain('<div id="app"><main>$& $1</main></div>');
});

test('nothing of the built index.html is asked for a second time', () => {
  expect(page).not.toContain('-1.');
  expect(page.match(/<title>/g)).toHaveLength(1);
  expect(page).not.toContain('theme-color');
  expect(page.match(new RegExp(slots.merchantHead, 'g'))).toHaveLength(1);
});

test('scripts are named, and asked for once the page has been painted', () => {
  expect(page).toContain(scriptLink('/assets/app-2.js') + scriptLink('/assets/screens/home-2.js'));
  expect(page).not.toContain('<link rel="modulepreload');
  expect(page).not.toContain('src="');
  expect(page).toContain('<script data-entry="/assets/app-2.js" data-tapped="/assets/over-2.js /assets/over-2.css">start()</script></body>');
});

test('the strings of its screen are in it, where no text of theirs ends their element', () => {
  const [, strings] = /<script type="application\/json" id="strings">(.*?)<\/script>/.exec(page)!;
  expect(JSON.parse(strings!)).toEqual({ en: { shell: { menu: 'Menu </script>' } } });
});

test('the inlined style names its files in a way that fetches none', () => {
  expect(page).toContain('<style>a{color:red}</style><link rel="stylesheet" href="/assets/index-2.css" type="text/inlined">');
  expect(page).toContain('<html lang="en-US">');
});
