import { expect, test } from 'vitest';
import { documentOf, type DocumentParts } from '../../../src/edge/document.ts';
import { pageData } from '../../../src/app/device/page-data.ts';

const parts: DocumentParts = {
  data: { ...pageData, language: 'en' },
  drawn: { title: 'Games & "more"', description: 'a <b>', html: '<main>$& $1</main>', classes: '' },
  merchantHead: '<meta name="theme-color" content="#000000"><style>:root{}</style>',
  shareHead: '',
  files: { scripts: ['/assets/screens/home-2.js'], styles: ['/assets/index-2.css'], menuScripts: ['/assets/over-2.js'], menuStyles: ['/assets/over-2.css'] },
  build: { entry: '/assets/app-2.js', boot: { page: 'start()', formPage: 'startForm()', visitorHead: 'decide()', memberHead: 'hide()', overPage: 'answer()', countdowns: 'count()' } },
  style: 'a{color:red}',
  placeholderStyle: '',
  strings: { shell: { menu: 'Menu </script>' } },
  noScript: 'Scripts, please',
  waiting: 'The "line" is slow',
  forMembers: false,
};
const document = documentOf(parts);
const { html: page } = document;
const drawnAs = (drawn: Partial<DocumentParts['drawn']>, others: Partial<DocumentParts> = {}) => documentOf({ ...parts, ...others, drawn: { ...parts.drawn, ...drawn } });

test('texts are escaped, and HTML is inserted unchanged', () => {
  expect(page).toContain('data-waiting="The &quot;line&quot; is slow"');
  expect(page).toContain('<title>Games &amp; &quot;more&quot; · Leve</title>');
  expect(page).toContain('content="a &lt;b&gt;"');
  expect(page).toContain('<div id="app"><main>$& $1</main></div>');
});

test('a name stands escaped in the title, and whole in the data', () => {
  for (const name of ['Zé & Cia', 'A "B" <C>', '</script>', '$& $1', "D'Ávila"]) {
    const { html } = documentOf({ ...parts, data: { ...parts.data, merchant: { ...pageData.merchant, name } } });
    const [, title, data] = /<title>(.*?)<\/title>.*<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)!;
    expect(title).not.toMatch(/[<>"']|&(?!(?:lt|gt|quot|amp|#39);)/);
    expect((JSON.parse(data!) as { merchant: { name: string } }).merchant.name).toBe(name);
  }
});

test('scripts are named in links that fetch nothing, for the boot script', () => {
  expect(page).toContain('<link rel="deferred-preload" href="/assets/app-2.js"><link rel="deferred-preload" href="/assets/screens/home-2.js">');
  expect(page).not.toContain('src="');
  expect(page).toContain('<script data-entry="/assets/app-2.js" data-tapped="/assets/over-2.css /assets/over-2.js" data-waiting="The &quot;line&quot; is slow">answer()start()</script></body>');
});

test('the strings of the screen are inlined, with their end tags escaped', () => {
  const [, strings] = /<script type="application\/json" id="strings" lang="en">(.*?)<\/script>/.exec(page)!;
  expect(JSON.parse(strings!)).toEqual({ en: { shell: { menu: 'Menu </script>' } } });
});

test('no script stands in the body before the end of what the page shows, and each inlined text is named for the policy', () => {
  const shown = drawnAs({ classes: 'download-barred age-asked' });
  const [head, body] = shown.html.split('<body>') as [string, string];
  expect(head).toContain('<script>decide()</script>');
  expect(head).toContain('<html lang="en-GB" class="download-barred age-asked">');
  expect(body.slice(0, body.indexOf('</main>'))).not.toContain('<script');
  expect(shown.scripts).toEqual(['decide()', 'answer()start()']);
  expect(shown.styles).toEqual(['a{color:red}']);
});

test('a page with nothing over it has no classes on the root', () => {
  expect(page).toContain('<html lang="en-GB"><head>');
});

test('the style is inlined, and its files are named in links that fetch nothing, behind what the page shows', () => {
  const [head, body] = page.split('</head>') as [string, string];
  expect(head).toContain('<style>:root{}</style><script>decide()</script><style>a{color:red}</style>');
  expect(body.slice(body.indexOf('</main>'))).toContain('<link rel="stylesheet" href="/assets/index-2.css" type="text/inlined">');
});

test('a page for members has the script that hides it from others; one with fields keeps what is typed', () => {
  expect(drawnAs({ html: '<input placeholder=" ">' }, { forMembers: true }).scripts).toEqual(['hide()', 'startForm()']);
});

test('the placeholder colours of its pictures stand in the whole style: the policy names one text less', () => {
  const placeholderStyle = '[href$="a"]{--picture:#abc}';
  const split = drawnAs({ html: '<header>Leve</header><main>Home</main>' }, { placeholderStyle });
  expect(split.html).toContain(`<header>Leve</header><style>a{color:red}${placeholderStyle}</style><main>`);
  expect(split.styles).toEqual(['', `a{color:red}${placeholderStyle}`]);
  expect(drawnAs({}, { placeholderStyle }).styles).toEqual([`a{color:red}${placeholderStyle}`]);
});

test('a header that comes first has its own style before it, and the rest of the style behind it', () => {
  const split = drawnAs({ html: '<header>Leve</header><main>Home</main>' }, { style: 'header{color:red}main{color:red}' });
  expect(split.html).toContain('<style>header{color:red}</style></head><body><noscript><p class="no-script">Scripts, please</p></noscript><div id="app"><header>Leve</header><style>header{color:red}main{color:red}</style><main>Home</main></div>');
  expect(split.styles).toHaveLength(2);
});
