import { button, element, typed } from './element.js';
import { t } from './language.js';

const keys = ['projectId', 'apiKey', 'authDomain'];

/** The Firebase project through which Google, Facebook and numbers come in; without a project there is none. */
export function showExternalAuth(externalAuth, change) {
  const fields = keys.map((key) => [key, typed(key, externalAuth?.[key] ?? '')]);
  const save = () => change({ externalAuth: Object.fromEntries(fields.map(([key, { input }]) => [key, input.value.trim()])) });
  return [
    element('h3', {}, t('External sign-in (Firebase)')),
    element('div', { className: 'row' }, ...fields.map(([, { field }]) => field), button(t('Save'), save)),
  ];
}
