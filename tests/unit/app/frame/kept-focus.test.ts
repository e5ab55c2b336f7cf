import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { keepFocusOnPage } from '../../../../src/app/frame/kept-focus.ts';

beforeAll(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main tabindex="-1"></main>';
  keepFocusOnPage();
});
afterEach(() => vi.runOnlyPendingTimers());

/** Lets the page be watched, and what replaces an element take the focus. */
async function pass(): Promise<void> {
  // The observer's own task.
  await vi.advanceTimersByTimeAsync(50);
  await vi.advanceTimersByTimeAsync(200);
}

const main = () => document.querySelector('main')!;
/** Shows this, with the focus in its `.had`. */
function show(html: string): HTMLElement {
  main().innerHTML = html;
  const had = main().querySelector<HTMLElement>('.had')!;
  had.focus();
  return had;
}

test('what is taken away leaves the focus to the part around it, and with that to the page', async () => {
  show('<ul><li id="row"><button class="had">x</button></li></ul>').remove();
  await pass();
  expect(document.activeElement!.id).toBe('row');
  document.querySelector('#row')!.remove();
  await pass();
  expect(document.activeElement!.localName).toBe('ul');
  main().textContent = '';
  await pass();
  expect(document.activeElement).toBe(main());
});

test('what replaces it keeps the focus that it has taken', async () => {
  show('<form><button class="had">x</button></form><h2 tabindex="-1">y</h2>').closest('form')!.remove();
  await vi.advanceTimersByTimeAsync(50);
  main().querySelector('h2')!.focus();
  await pass();
  expect(document.activeElement!.localName).toBe('h2');
});

test('who has left an element by a tap on nothing is not led back when it goes', async () => {
  const had = show('<section><button class="had">x</button></section>');
  had.blur();
  await pass();
  had.remove();
  await pass();
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['disabled', '<form id="part"><button class="had">x</button></form>', (had: HTMLElement) => had.setAttribute('disabled', '')],
  ['hidden with what it stands in', '<section id="part"><div><button class="had">x</button></div></section>', (had: HTMLElement) => (had.parentElement!.hidden = true)],
])('what is %s leaves the focus to the part around it', async (_, html, end) => {
  const had = show(html);
  // Browsers do so with the next frame; here what is disabled cannot lose it.
  had.blur();
  end(had);
  await pass();
  expect(document.activeElement!.id).toBe('part');
});

test('what is disabled for a moment has the focus again', async () => {
  const had = show('<form><button class="had">x</button></form>') as HTMLButtonElement;
  had.blur();
  had.disabled = true;
  await vi.advanceTimersByTimeAsync(50);
  had.disabled = false;
  await pass();
  expect(document.activeElement).toBe(had);
});
