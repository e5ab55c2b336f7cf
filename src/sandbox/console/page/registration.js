import { element, table, tick } from './element.js';
import { named, t } from './language.js';

/** Which fields a registration has, and how long a code by SMS is valid. */
export function showRegistration(settings, expiredMinutes, change) {
  const minutes = element('input', {
    type: 'number', min: '1', max: '60', value: String(expiredMinutes), onchange: () => change({ expiredMinutes: Number(minutes.value) }),
  });
  const rows = Object.entries(settings).map(([field, { enabled, required }]) => [
    tick(`${named('fields', field)}: ${t('shown')}`, enabled, (on) => change({ registration: { [field]: { enabled: on } } })),
    // A captcha is always required.
    field === 'captcha' ? '' : tick(`${named('fields', field)}: ${t('required')}`, required === true, (on) => change({ registration: { [field]: { required: on } } })),
  ]);
  return [
    element('h3', {}, t('Registration')),
    element('div', { className: 'row' }, element('label', { className: 'field' }, t('code by SMS, minutes'), minutes)),
    table(['Shown', 'Required'].map(t), rows, t('No fields.')),
  ];
}
