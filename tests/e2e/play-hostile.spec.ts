import { expect, test } from './fixture.ts';
import { screen, withoutApp } from './steps.ts';
import { bar, framing, game, html, openFromHome, playAt, speaking, theirs, vendor } from './vendor.ts';

// A vendor's page that does what it may not, or what nobody thought of.

test.use({ ...framing, tolerated: /Refused to|Framing|frame|X-Frame|Failed to load|sandboxed|violates|allow-modals|Permissions|getUserMedia|Ignored call/i });

const here = '/m/play?vendor=BGS&game=10001&category=RNG';

test('whatever it has done, it is left in one step', async ({ page }) => {
  await playAt(page, speaking, html(game(`<button onclick="for (let i = 0; i < 10; i++) say('close')">Fechar</button>
    <button onclick="history.pushState(null, '', '#' + Math.random())">Mais</button>
    <button onclick="for (let i = 0; i < 150; i++) history.pushState(null, '', '#' + Math.random())">Muito mais</button>
    <button onclick="setInterval(() => { const until = Date.now() + 900; while (Date.now() < until); }, 1000)">Girar</button>`)));
  const button = (name: string) => theirs(page).getByRole('button', { name, exact: true });
  const leave = bar(page).getByRole('button', { name: 'Sair do jogo' });
  const expectLeft = async () => {
    await expect(screen(page, 'home')).toBeVisible();
    await page.waitForTimeout(1_500);
    await expect(page).toHaveURL(/\/m\/home$/);
  };
  await openFromHome(page);
  const again = async () => {
    await page.locator('.game-card-open').first().tap();
    await expect(theirs(page).locator('#heard')).toHaveText('goOn');
  };
  await test.step('it says close ten times', async () => {
    await button('Fechar').tap();
    await expectLeft();
  });
  await test.step('the way out is tapped twice', async () => {
    await again();
    await page.evaluate(() => {
      const out = document.querySelector<HTMLElement>('.play-button')!;
      out.click();
      out.click();
    });
    await expectLeft();
  });
  await test.step('it makes a step of its own after a sheet was closed', async () => {
    await again();
    await bar(page).getByRole('button', { name: 'Depositar' }).tap();
    await expect(page.getByRole('dialog', { name: 'Depositar' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Depositar' })).toHaveCount(0);
    await page.waitForTimeout(1_000);
    await button('Mais').tap();
    await page.waitForTimeout(1_000);
    await page.goBack();
    await expectLeft();
  });
  await test.step('it takes nine tenths of the processor', async () => {
    await again();
    await button('Girar').tap();
    await page.waitForTimeout(1_500);
    await leave.tap();
    await expectLeft();
  });
  await test.step('it makes three hundred steps', async () => {
    await again();
    await button('Muito mais').tap();
    await page.waitForTimeout(1_500);
    await page.goBack();
    await expectLeft();
  });
});

test('wants a deposit all the time: a tap in it opens the sheet, nothing else', async ({ page }) => {
  await playAt(page, speaking, html(game('<button onclick="setInterval(() => say(\'deposit\'), 200)">Jogar</button>')));
  await page.goto(here);
  await expect(theirs(page).locator('#heard')).toHaveText('goOn');
  await theirs(page).getByRole('button', { name: 'Jogar' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Depositar' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Fechar' }).tap();
  // Counts as a tap, as each look by the test does.
  await expect(sheet).toHaveCount(0);
  await page.waitForTimeout(7_000);
  await expect(sheet).toHaveCount(0);
});

test('wants a deposit when the bar is tapped: a tap on the bar is none in the game', async ({ page }) => {
  await playAt(page, speaking, html(game("<script>addEventListener('message', ({ data }) => data.leve === 'rules' && setInterval(() => say('deposit'), 200))</script>")
    .replace("say('ready');", "say('ready', { rules: true });")));
  await page.goto(here);
  await bar(page).getByRole('button', { name: 'Regras do jogo' }).tap();
  await expect(theirs(page).locator('#heard')).toHaveText('rules');
  await page.waitForTimeout(3_000);
  await expect(page.getByRole('dialog', { name: 'Depositar' })).toHaveCount(0);
});

test('closes itself while the sheet is open: the sheet stays', async ({ page }) => {
  await playAt(page, speaking, html(game('<button onclick="say(\'deposit\'); setTimeout(() => say(\'close\'), 1000)">Jogar</button>')));
  await page.goto(here);
  await theirs(page).getByRole('button', { name: 'Jogar' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Depositar' });
  await expect(sheet).toBeVisible();
  await page.waitForTimeout(2_000);
  await expect(sheet).toBeVisible();
});

test('leads its frame to a host that may not be framed, in the middle of the game: the person is asked', async ({ page }) => {
  const asked = await playAt(page, speaking, html(game('<a href="https://foreign.example/terms">Termos</a>')));
  await page.goto(here);
  await expect(theirs(page).locator('#heard')).toHaveText('goOn');
  await page.waitForTimeout(1_000);
  await theirs(page).getByRole('link', { name: 'Termos' }).tap();
  await page.waitForTimeout(2_000);
  await expect(page).toHaveURL(/\/m\/play/);
  await expect(page.getByText('O jogo não apareceu?')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('is long on its way: the person is asked, and sees as much as there is', async ({ page }) => {
  await page.clock.install();
  const asked = await playAt(page, vendor, (route) => (route.request().url().includes('slow') ? undefined : html('<h1>Carregando</h1><img src="/slow.png">')(route)));
  await page.goto(here);
  await expect.poll(() => asked.length).toBe(2);
  await page.clock.runFor(9_000);
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL(/\/m\/play/);
  await expect(page.getByText('Abrindo o jogo…')).toHaveCount(0);
  await expect(page.getByText('O jogo não apareceu?')).toBeVisible();
});

test('is asked about once, not at each game', async ({ page }) => {
  await page.clock.install();
  await playAt(page, vendor, html('<h1>Jogo</h1>'));
  for (const times of [1, 0]) {
    await page.goto(here);
    await expect(theirs(page).getByRole('heading')).toBeVisible();
    await page.clock.runFor(9_000);
    await expect(page.getByText('O jogo não apareceu?')).toHaveCount(times);
    if (times) await page.getByRole('button', { name: 'Está tudo certo' }).tap();
  }
});

test('that opens as a page is left before it came: the person stays where they went', async ({ page }) => {
  await playAt(page, 'https://foreign.example', html('<h1>Jogo</h1>'));
  let free = () => {};
  const gate = new Promise<void>((resolve) => (free = resolve));
  await page.route(/\/wps\/game\/launch\/v3/, async (route) => {
    await gate;
    await route.fallback();
  });
  await page.goto('/m/home');
  await page.goto(here);
  await page.getByRole('button', { name: 'Sair do jogo' }).tap();
  await expect(screen(page, 'home')).toBeVisible();
  free();
  await page.waitForTimeout(2_500);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('asks for camera, place, payment, popups, dialogs, downloads and the window around it: gets none', async ({ page }) => {
  await playAt(page, vendor, html(`<button id="go">Jogar</button><a id="file" download="a.apk" href="data:application/octet-stream,x">Baixar</a><a id="up" href="https://foreign.example/" target="_top">Sair</a><p id="got"></p><script>
    go.onclick = async () => {
      const said = [];
      const reach = async (name, work) => { try { said.push(name + ':' + await work()); } catch (error) { said.push(name + ':' + error.name); } };
      file.click(); up.click();
      await reach('camera', () => navigator.mediaDevices.getUserMedia({ video: true }));
      await reach('place', () => new Promise((yes, no) => navigator.geolocation.getCurrentPosition(yes, (e) => no({ name: e.code }))));
      await reach('popup', () => String(open('https://foreign.example/')));
      await reach('confirm', () => confirm('x'));
      await reach('print', () => print());
      await reach('top', () => { top.location = 'https://foreign.example/'; });
      await reach('parent', () => parent.document.title);
      await reach('parentStorage', () => parent.localStorage.length);
      await reach('notify', () => Notification.requestPermission());
      got.textContent = said.join(' ');
    };
  </script>`));
  const downloads: string[] = [];
  page.on('download', (one) => downloads.push(one.suggestedFilename()));
  await page.goto(here);
  await theirs(page).getByRole('button', { name: 'Jogar' }).tap();
  await expect(theirs(page).locator('#got')).toHaveText(/notify/);
  await expect(theirs(page).locator('#got')).toHaveText(/camera:Not\w+Error place:1 popup:null confirm:false .*top:SecurityError parent:SecurityError parentStorage:SecurityError/);
  await page.waitForTimeout(1_000);
  expect(downloads).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).toHaveURL(/\/m\/play/);
});

test('takes the focus again and again: what is typed in the app\'s sheet stays there', async ({ page }) => {
  await playAt(page, speaking, html(game('<input id="thief"><script>setInterval(() => thief.focus(), 250)</script>')));
  await page.goto(here);
  await expect(theirs(page).locator('#heard')).toHaveText('goOn');
  await bar(page).getByRole('button', { name: 'Depositar' }).tap();
  const amount = page.getByRole('textbox', { name: 'Valor em R$' });
  await amount.tap();
  await page.waitForTimeout(1_000);
  await page.keyboard.type('1234', { delay: 400 });
  // Between a theft and the return a key may be lost; without the return all are.
  expect((await theirs(page).locator('#thief').inputValue()).length).toBeLessThan(2);
});

test('leads its frame into the app\'s origin: what stands there has none, or the game is left', async ({ page }) => {
  await playAt(page, vendor, html('<h1>Jogo</h1>'));
  const lead = async (to: string) => {
    await page.goto(here);
    await expect(theirs(page).getByRole('heading')).toBeVisible();
    const frame = page.frames()[1]!;
    await frame.evaluate((at) => void (location.href = at), new URL(to, page.url()).href);
    return frame;
  };
  const frame = await lead('/play/nothing');
  await expect.poll(() => frame.evaluate(() => self.origin + location.pathname).catch(() => undefined)).toBe('null/play/nothing');
  await lead(withoutApp);
  await expect(screen(page, 'home')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('takes the whole screen: a reality check is seen all the same', async ({ page }) => {
  await playAt(page, speaking, html(game('<button onclick="document.documentElement.requestFullscreen()">Tela</button>')));
  await page.goto(here);
  await theirs(page).getByRole('button', { name: 'Tela' }).tap();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe('play-frame');
  await page.evaluate(() => document.querySelector<HTMLElement>('.play-deposit')!.click());
  await expect(page.getByRole('dialog', { name: 'Depositar' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBeUndefined();
});
