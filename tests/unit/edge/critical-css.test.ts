import { expect, test } from 'vitest';
import { criticalCss } from '../../../src/edge/critical-css.ts';

const header = '<html class="barred"><div id="app"><header class="header header-titled"><p class="title">Home</p>';

test.each([
  ['classes, elements, ids and everything', '.header{a:1}header{b:1}#app{c:1}*,:before{d:1}html{e:1}body{f:1}'],
  ['states of the page that are not there', '.header:not(.open)>p{a:1}.barred .header{b:1}'],
  ['pseudo-elements and selectors in a row', '.title:before{a:1}.header>p+p~.title{b:1}'],
])('rules for %s are kept', (_, css) => {
  expect(criticalCss(css, header)).toBe(css);
});

test.each([
  ['other elements', '.footer{a:1}main{b:1}#gate{c:1}.header .footer{d:1}'],
  ['what a person does', '.header:active{a:1}.title:focus{b:1}.header[hidden]{c:1}'],
  ['more contrast', '@media (forced-colors:active),(prefers-contrast:more){.header{a:1}}'],
  ['motion', '@keyframes turn{to{a:1}}@media (prefers-reduced-motion:reduce){*{a:1}}'],
])('rules for %s are left out', (_, css) => {
  expect(criticalCss(css, header)).toBe('');
});

test('of a rule for several, and of a condition, what the header needs is kept', () => {
  expect(criticalCss('.footer,.header{a:1}@media (max-width:339px){.title{b:1}.footer{c:1}}@supports (d:1){.footer{d:1}}', header)).toBe('.header{a:1}@media (max-width:339px){.title{b:1}}');
});

test('custom properties that it does not use are left out', () => {
  expect(criticalCss(':root{--line:1px;--page:2px;color-scheme:dark}:root{--page:3px}.header{a:var(--line)}', header)).toBe(':root{--line:1px;color-scheme:dark}.header{a:var(--line)}');
});
