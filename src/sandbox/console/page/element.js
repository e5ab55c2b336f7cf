import { language, t } from './language.js';

/** Makes an element; text among `children` stays text, and `properties` are set as they are. */
export function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** A button that does `act` when pressed. */
export function button(label, act, className = '') {
  return element('button', { type: 'button', className, onclick: act }, label);
}

/** A box to tick, with its label. */
export function tick(label, checked, change) {
  const box = element('input', { type: 'checkbox', checked, onchange: () => change(box.checked) });
  return element('label', { className: 'tick' }, box, element('span', {}, label));
}

/** A place to type text, with its label. */
export function typed(label, value) {
  const input = element('input', { type: 'text', value, spellcheck: false, autocomplete: 'off' });
  return { input, field: element('label', { className: 'field' }, label, input) };
}

/** A list to choose from, with its label; `word` says what an option is. */
export function choice(label, options, value, change, word = t) {
  const list = element('select', { onchange: () => change(list.value) }, ...options.map((option) => element('option', { value: option }, word(option))));
  list.value = value;
  return element('label', { className: 'field' }, label, list);
}

/** A table, or a sentence where there are no rows. Cells are text or elements. */
export function table(heads, rows, empty) {
  if (!rows.length) return element('p', { className: 'quiet' }, empty);
  return longList(heads.join(', '), rows.length,
    element('table', {},
      element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
      element('tbody', {}, ...rows.map((cells) => element('tr', {}, ...cells.map((cell, at) => cellOf(heads[at], cell)))))));
}

/** lines that a phone shows of a list at first, as console.css has it */
const firstLines = 6;

/** The lists that a phone shows whole, by their names: each is drawn anew as the platform changes. */
const whole = new Set();

/** A list of `lines` in a box that scrolls. On a phone, where a box within the page would catch the finger, it shows its first lines, and the others once asked for. */
export function longList(name, lines, ...content) {
  const list = element('div', { className: whole.has(name) ? 'scroll whole' : 'scroll', tabIndex: 0, role: 'group', ariaLabel: name }, ...content);
  if (lines > firstLines && !whole.has(name)) {
    const more = button(`${t('Show all')} (${lines})`, () => {
      whole.add(name);
      list.classList.add('whole');
      more.remove();
      list.focus();
    }, 'more');
    list.append(more);
  }
  return list;
}

/** On a phone, where a line of the table is a card, its head stands beside it. */
function cellOf(head, cell) {
  const made = element('td', {}, cell);
  made.dataset.head = head;
  return made;
}

const drawn = new WeakMap();

/** Draws `data` into `place` when it differs from what was drawn there; not while somebody types there. What was typed into fields with a `name` stays. */
export function redraw(place, data, draw) {
  const text = JSON.stringify(data);
  const focused = place.contains(document.activeElement) ? document.activeElement : undefined;
  if (drawn.get(place) === text || focused?.matches('input, textarea')) return;
  drawn.set(place, text);
  const drafts = [...place.querySelectorAll('[name]')].filter((field) => field.value !== field.defaultValue).map(({ name, value }) => [name, value]);
  place.replaceChildren(draw());
  for (const [name, value] of drafts) {
    const field = place.querySelector(`[name="${name}"]`);
    if (field) field.value = value;
  }
  // The focused button is gone with its row.
  if (focused) {
    place.tabIndex = -1;
    place.focus();
  }
}

const moneyText = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const timeText = new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : 'en-GB', { dateStyle: 'short', timeStyle: 'medium' });

/** Minor units as text. */
export const money = (amount) => moneyText.format(amount / 100);

/** Epoch ms as text; a dash where there is none. */
export const time = (at) => (at === null ? '–' : timeText.format(at));
