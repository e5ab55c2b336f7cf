import { expect, test } from 'vitest';
import { firstLine } from '../../../../../src/app/ui/disclosure/first-line.ts';

test('the preview is the first block with words, as plain text', () => {
  expect(firstLine('<p><br></p><p>Bônus &amp; <a href="/m/home">prêmios</a> &lt;já&gt;</p><p>Depois</p>')).toBe('Bônus & prêmios <já>');
  expect(firstLine('<style>p{color:red}</style><h2>Título</h2>Texto')).toBe('Título');
  expect(firstLine('Uma linha<br>outra')).toBe('Uma linha');
  expect(firstLine('<img src="x">&unknown;')).toBe('&unknown;');
  expect(firstLine('')).toBe('');
});
