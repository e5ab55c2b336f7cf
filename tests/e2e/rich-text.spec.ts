import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { screen } from './steps.ts';

// Chromium logs each handler and style that the policy blocks in the sanitizer's document.
test.use({ tolerated: /^(Executing|Applying) inline .*\/rich-text-/s });

const office = `<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<!-- a > b <p>no</p> --><style><!-- @font-face {font-family:Calibri} --></style>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class=MsoNormal><b><span style='color:red'>Promo&ccedil;&atilde;o<o:p></o:p></span></b></p>`;

const previews = [
  ['<p><br></p><p>Bônus &amp; <a href="/m/home">prêmios</a> &lt;já&gt;</p><p>Depois</p>', 'Bônus & prêmios <já>'],
  ['<style>p{color:red}</style><h2>Título</h2>Texto', 'Título'],
  ['Uma linha<br>outra', 'Uma linha'],
  ['Uma linha<div>outra</div>', 'Uma linha'],
  ['<img src="">&unknown;', '&unknown;'],
  ['Promo&ccedil;&#227;o &#xe9; &eacute;tima &hellip;', 'Promoção é étima …'],
  ['Apostas &amp;lt; 18', 'Apostas &lt; 18'],
  ['1 < 2 e 3 > 2', '1 < 2 e 3 > 2'],
  ['<p title="a > b">Texto</p>', 'Texto'],
  ['<script>var a = "</p>";</script><p>Texto</p>', 'Texto'],
  ['<table><tbody><tr><td>Dia</td><td>Prêmio</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>', 'Dia Prêmio'],
  ['<ul><li>Um</li><li>Dois</li></ul>', 'Um'],
  ['<p>linha\nquebrada   aqui', 'linha quebrada aqui'],
  [office, 'Promoção'],
] as const;

const links = [
  ['/m/notice', '/m/notice', null],
  ['/cdn/rules.pdf', '/cdn/rules.pdf', '_top'],
  ['www.example.com', 'https://www.example.com', '_blank'],
  ['t.me/group', 'https://t.me/group', '_blank'],
  ['whatsapp://send?phone=5511987654321&amp;text=oi', 'whatsapp://send?phone=5511987654321&text=oi', null],
  ['tg://resolve?domain=leve', 'tg://resolve?domain=leve', null],
  ['tel:188', 'tel:188', null],
] as const;

const refused = ['javascript:alert(1)', 'java&#9;script:alert(1)', 'intent://x#Intent;end', 'data:text/html,x', 'https:/host', '/&#9;host', '#', '', 'm/lottery', 'https://a@b.example'];

async function openNotices(page: Page, contents: readonly string[]): Promise<void> {
  const value = contents.map((content, at) => ({ id: String(at), title: `Aviso ${at}`, content, publishedAt: -at }));
  await page.route('**/wps/content/notices*', (route) => route.fulfill({ json: { success: true, value } }));
  await page.goto('/m/notice');
}

test('previews of notices are their first words, as the browser reads them', async ({ page }) => {
  await openNotices(page, previews.map(([html]) => html));
  await expect(page.locator('.disclosure-preview')).toHaveText(previews.map(([, text]) => text), { useInnerText: true });
});

test('links of notices open what they name, and what cannot be opened looks like no link', async ({ page }) => {
  const authored = '<table bgcolor="#000" background="/x.png"><tr><td bgcolor="yellow"><font color="#fff" size="7" face="Arial" style="font-size:1px">Bônus</font></td></tr></table><marquee bgcolor="red">corre</marquee><blink>pisca</blink>';
  await openNotices(page, [
    links.map(([href], at) => `<p><a href="${href}" target="_self" onclick="x()">ir ${at}</a></p>`).join(''),
    refused.map((href) => `<p><a href="${href}">nada</a></p>`).join(''),
    `<img usemap="#m" src=""><map name="m"><area href="https://example.com" coords="0,0,9,9"></map>${authored}`,
  ]);
  const notices = screen(page, 'notice');
  for (const title of ['Aviso 0', 'Aviso 1', 'Aviso 2']) await notices.getByRole('button', { name: title }).tap();
  const text = notices.locator('.rich-text');
  const found = await text.nth(0).locator('a').evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]));
  expect(found).toEqual(links.map(([, href, target]) => [href, target]));
  await expect(text.nth(1).getByText('nada')).toHaveCount(refused.length);
  await expect(text.nth(1).locator('[href]')).toHaveCount(0);
  expect(await text.nth(1).locator('a').first().evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('none');
  await expect(text.nth(2).locator('area, map, [usemap], [color], [bgcolor], [background], [size], [face], [style], marquee, blink')).toHaveCount(0);
  await expect(text.nth(2)).toContainText(/Bônus\s*corre\s*pisca/);
  // Files and foreign paths are the browser's, not the router's.
  await page.route('**/cdn/rules.pdf', (route) => route.fulfill({ contentType: 'text/plain', body: 'regras' }));
  await text.nth(0).getByRole('link', { name: 'ir 1' }).tap();
  await expect(page.getByText('regras')).toBeVisible();
});
