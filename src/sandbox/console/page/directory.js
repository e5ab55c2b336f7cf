import { api, saying } from './api.js';
import { button, choice, element, redraw, table, typed } from './element.js';
import { t } from './language.js';

const kinds = ['random', 'phone', 'email', 'cpf'];

/** The banks' directory: who has which Pix key or account, and a form that registers a key to a person. */
export function showDirectory(place) {
  const list = element('div');
  let kind = kinds[0];
  const kindField = choice(t('kind of key'), kinds, kind, (chosen) => {
    kind = chosen;
  });
  const key = typed(t('key, empty: a new random one'), '');
  const name = typed(t('holder'), '');
  const cpf = typed('CPF', '');
  const register = () => saying(t('Key registered.'), async () => {
    await api('POST', '/directory', { kind, key: key.input.value, name: name.input.value, cpf: cpf.input.value });
    key.input.value = '';
    await refresh();
  });
  place.replaceChildren(
    element('div', { className: 'row' }, kindField, key.field, name.field, cpf.field, button(t('Register'), register)),
    list);

  async function refresh() {
    const entries = await api('GET', '/directory');
    redraw(list, entries, () => table(
      ['Key or account', 'Holder', 'CPF', 'Drop'].map(t),
      entries.map((one) => [one.key, one.name, one.cpf, button(t('Drop'), () => saying(t('Dropped.'), async () => {
        await api('DELETE', `/directory/${encodeURIComponent(one.key)}`);
        await refresh();
      }))]),
      t('Nobody is listed.'),
    ));
  }

  return refresh;
}
