import { api, saying } from './api.js';
import { button, choice, element } from './element.js';
import { t } from './language.js';

/** What a file of a merchant's folder changes, by its name; its data comes in base64. */
const fields = [
  [/^wordmark-(dark|light)\.svg$/, ([, scheme], data) => ({ wordMark: { [scheme]: `data:image/svg+xml;base64,${data}` } })],
  [/^font(-bold)?\.woff2$/, ([, bold], data) => ({ fonts: { [bold ? 'bold' : 'regular']: `data:font/woff2;base64,${data}` } })],
  [/^share\.png$/, (_, data) => ({ share: `data:image/png;base64,${data}` })],
  [/^([a-z]{2})\.json$/, ([, language], _, text) => ({ strings: { [language]: JSON.parse(text) } })],
  [/^([a-z][a-z0-9-]*)\.([a-z]{2})\.md$/, ([, name, language], _, text) => ({ texts: { [name]: { [language]: text } } })],
];

const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Both, the later in the place of the earlier. */
const joined = (one, other) => Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [name, isFields(one[name]) && isFields(other[name]) ? joined(one[name], other[name]) : name in other ? other[name] : one[name]]));

async function changeOf(file) {
  const found = fields.map(([pattern, change]) => [pattern.exec(file.name), change]).find(([match]) => match);
  if (!found) throw new Error(`${file.name} ${t('is no file of the folder')}`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return found[1](found[0], data, await file.text());
}

/** A list of pairs to choose from: value and label. */
const pairs = (label, options, value, change) => choice(label, options.map(([one]) => one), value, change, (one) => options.find(([found]) => found === one)[1]);

/** Any screen and own text as a draft of a merchant shows it, in a frame as wide as a phone. */
export async function showPreview(place) {
  const { merchants } = await api('GET', '/preview');
  const wanted = { code: merchants[0].code, theme: '', path: '/m/home', language: '' };
  const changes = element('textarea', { rows: 4, spellcheck: false, placeholder: '{ "name": "…", "age": 21 }' });
  const files = element('input', { type: 'file', multiple: true });
  const shown = element('div');

  async function draft() {
    const parts = [changes.value.trim() ? JSON.parse(changes.value) : {}, ...await Promise.all([...files.files].map(changeOf))];
    if (wanted.theme) parts.push({ theme: merchants.find(({ code }) => code === wanted.theme).theme });
    return api('POST', '/preview', { code: wanted.code, changes: parts.reduce(joined) });
  }

  function frame({ screens, languages }) {
    const view = element('iframe', { title: t('Preview of a brand'), width: 360, height: 640 });
    const go = () => {
      document.cookie = `language=${wanted.language}; path=/; max-age=31536000; samesite=lax`;
      view.src = wanted.path;
    };
    if (!screens.some(([, path]) => path === wanted.path)) wanted.path = '/m/home';
    if (!languages.some(([language]) => language === wanted.language)) [[wanted.language]] = languages;
    go();
    shown.replaceChildren(
      element('div', { className: 'row' },
        pairs(t('Screen'), screens.map(([name, path]) => [path, name]), wanted.path, (path) => { wanted.path = path; go(); }),
        pairs(t('Language'), languages, wanted.language, (language) => { wanted.language = language; go(); }),
        button(t('End the preview'), () => saying(t('Merchants are shown as they are served.'), async () => {
          await api('DELETE', '/preview');
          shown.replaceChildren();
        }))),
      view);
  }

  place.replaceChildren(
    element('div', { className: 'row' },
      pairs(t('Merchant'), merchants.map(({ code, name }) => [code, name]), wanted.code, (code) => { wanted.code = code; }),
      pairs(t('Theme'), [['', t('its own')], ...merchants.map(({ code, name }) => [code, name])], '', (theme) => { wanted.theme = theme; })),
    element('label', { className: 'field' }, t('Changes to its file, as JSON'), changes),
    element('label', { className: 'field' }, t('Files of its folder'), files),
    element('div', { className: 'row' }, button(t('Show the draft'), () => saying(t('The draft is shown in this browser alone.'), async () => frame(await draft())), 'accent')),
    shown);
}
