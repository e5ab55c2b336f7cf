import { expect, test } from './fixture.ts';
import { screen, sendLogin, signInAt } from './steps.ts';

const path = '/m/activityInfo?id=show-your-win';
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer });

test('a visitor reads the promotions, and can apply after login', async ({ page }) => {
  await page.goto('/m/activity');
  const list = screen(page, 'activity');
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0);
  const link = list.getByRole('link', { name: 'Mostre a sua vitória' });
  // A promotion that ends in another year shows that year.
  const until = /Até (\d\d\/\d\d(?:\/\d{4})?)$/;
  await expect(link).toContainText(until);
  const end = until.exec((await link.textContent())!)![1]!;
  await link.tap();
  const info = screen(page, 'activityInfo');
  await expect(info).toContainText(`a ${end}`);
  await expect(info.getByText('O prêmio precisa ser de R$ 50 ou mais')).toBeVisible();
  const enter = info.getByRole('button', { name: 'Entrar para participar' });
  await expect(enter).not.toBeInViewport();
  await info.getByRole('button', { name: 'Participar', exact: true }).tap();
  await expect(enter).toBeInViewport();
  await enter.tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entrar' }).tap();
  await sendLogin(page, 'marina');
  await expect(page).toHaveURL(path);
  await expect(info.getByRole('button', { name: 'Enviar participação' })).toBeVisible();
  await page.goto('/m/activityInfo?id=none');
  await expect(info.getByRole('heading', { name: 'Esta promoção já passou' })).toBeVisible();
});

test('an application takes 140 characters and three pictures of valid content, is sent once, and is decided', async ({ page, platform }) => {
  // A member without stakes is refused.
  await signInAt(page, path, 'tipo42');
  const info = screen(page, 'activityInfo');
  const remark = info.getByRole('textbox', { name: 'Conte para a gente' });
  const picker = info.locator('input[type=file]');
  await remark.fill('x'.repeat(141));
  await expect(info.getByText('141/140')).toBeVisible();
  await info.getByRole('button', { name: 'Enviar participação' }).tap();
  await expect(info.getByText('Use no máximo 140 caracteres')).toBeVisible();
  await remark.fill('Ganhei no Tigre Dourado!');

  await picker.setInputFiles(file('falsa.png', Buffer.from('GIF89a, not what it is called')));
  await expect(page.getByText('Mande só imagens png ou jpg.')).toBeVisible();
  await picker.setInputFiles(file('grande.png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])));
  await expect(page.getByText('A imagem passa de 5 MB. Escolha uma menor.')).toBeVisible();
  await expect(info.locator('canvas')).toHaveCount(0);

  await platform.injectFault('uploadPicture', 'not-json');
  await picker.setInputFiles(file('um.png', png));
  await expect(info.getByRole('button', { name: 'Tentar de novo: imagem 1' })).toBeVisible();
  await info.getByRole('button', { name: 'Enviar participação' }).tap();
  await expect(page.getByText('Espere o envio das imagens ou remova as que falharam.')).toBeVisible();
  await platform.clearFaults();
  await info.getByRole('button', { name: 'Tentar de novo: imagem 1' }).tap();
  await expect(info.getByRole('button', { name: 'Tentar de novo: imagem 1' })).toHaveCount(0);
  await picker.setInputFiles([file('dois.png', png), file('tres.png', png), file('quatro.png', png)]);
  await expect(page.getByText('São no máximo 3 imagens.')).toBeVisible();
  await expect(info.getByRole('img', { name: /^Imagem \d$/ })).toHaveCount(3);
  await info.getByRole('button', { name: 'Remover a imagem 2' }).tap();
  await expect(info.getByRole('img', { name: /^Imagem \d$/ })).toHaveCount(2);
  await expect(info.getByRole('progressbar')).toHaveCount(0);

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await info.getByRole('button', { name: 'Enviar participação' }).dblclick();
  await expect(info.getByText('Em análise')).toBeVisible();
  await expect(info.getByRole('button', { name: 'Participar' })).toHaveCount(0);
  await expect(info.getByText('2 imagens enviadas')).toBeVisible();
  expect(sent).toHaveLength(1);
  await platform.addTime(30 * 60 * 1000);
  await info.getByRole('button', { name: 'Ver se já saiu a resposta' }).tap();
  await expect(info.getByText('Não aprovada')).toBeVisible();
  // The list, too, says how it went.
  await page.goto('/m/activity');
  await expect(screen(page, 'activity').getByRole('link', { name: 'Mostre a sua vitória' })).toContainText('Não foi desta vez');
});

test('feedback shows a missing subject, is sent once, and is acknowledged', async ({ page, platform }) => {
  await signInAt(page, '/m/feedback');
  const feedback = screen(page, 'feedback');
  await feedback.getByRole('button', { name: 'Enviar' }).tap();
  await expect(feedback.getByText('Escolha um assunto')).toBeVisible();
  await expect(feedback.getByRole('radio', { name: 'Elogio' })).toBeFocused();
  await feedback.getByRole('radio', { name: 'Ideia' }).tap();
  await feedback.getByRole('textbox', { name: 'Conte para a gente' }).fill('Mais jogos de pesca, por favor.');
  await platform.injectFault('feedback', 'delay', 1_500);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await feedback.getByRole('button', { name: 'Enviar' }).dblclick();
  await expect(feedback.getByRole('heading', { name: 'Recebemos, obrigado' })).toBeVisible();
  expect(sent).toHaveLength(1);
});
