import { hold } from './hold.ts';
import { keepSession, screen } from './steps.ts';
import { expect, test } from './fixture.ts';

/** All script of the app; what a page holds in itself runs. */
const script = '**/assets/app-*';

test('a subject chosen and a text typed before the app is there are sent', async ({ page }) => {
  await keepSession(page);
  const release = await hold(page, script);
  await page.goto('/m/feedback', { waitUntil: 'commit' });
  const form = screen(page, 'feedback');
  await form.getByRole('radio', { name: 'Ideia' }).check();
  await form.getByRole('textbox').first().fill('Queria mais mesas ao vivo.');
  release();
  await expect(form.getByText('26/1000')).toBeVisible();
  await form.getByRole('button', { name: 'Enviar' }).tap();
  await expect(form.getByRole('status')).toBeVisible();
});

for (const { path, name, field, leave } of [
  { path: '/m/gameList?gameType=RNG', name: 'gameList', field: 'Buscar pelo nome', leave: true },
  { path: '/m/gameList?gameType=RNG', name: 'gameList', field: 'Buscar pelo nome', leave: false },
  { path: '/m/moreLottery', name: 'moreLottery', field: 'Buscar loteria', leave: true },
]) {
  test(`what was typed into the search of ${name} before the app is there is searched for, ${leave ? 'also once the field is left' : 'with the field in focus'}`, async ({ page }) => {
    const release = await hold(page, script);
    await page.goto(path, { waitUntil: 'commit' });
    const search = screen(page, name).getByRole('searchbox', { name: field });
    await search.fill('nenhumjogo');
    if (leave) await search.blur();
    release();
    await expect(screen(page, name).getByRole('button', { name: /^Limpar/ })).toBeVisible();
    await expect(search).toHaveValue('nenhumjogo');
    expect(page.url()).toContain(path);
  });
}

test('Enter in the search before the app is there keeps the page and what was typed', async ({ page }) => {
  const release = await hold(page, script);
  await page.goto('/m/gameList?gameType=RNG', { waitUntil: 'commit' });
  const search = screen(page, 'gameList').getByRole('searchbox');
  await search.fill('nenhumjogo');
  await search.press('Enter');
  release();
  await expect(page).toHaveURL('/m/gameList?gameType=RNG&search=nenhumjogo');
});
