import { names } from './names.js';
import { pt } from './pt.js';

const kept = 'console-language';

/** `pt` or `en`: the one chosen here before, else the browser's. */
export const language = localStorage.getItem(kept) ?? (navigator.language.startsWith('pt') ? 'pt' : 'en');

/** The text in the chosen language; one that is not in pt.js, such as a code, stays as it is. */
export const t = (text) => (language === 'pt' ? (Object.hasOwn(pt, text) ? pt[text] : text) : text);

/** A code's word in the chosen language; a code without one stays as it is. */
export const named = (kind, code) => t(Object.hasOwn(names[kind], code) ? names[kind][code] : String(code));

/** Translates the page's own texts, and lets the button named by `id` change the language. */
export function showLanguage(id) {
  document.documentElement.lang = language === 'pt' ? 'pt-BR' : 'en';
  for (const text of document.querySelectorAll('[data-text]')) text.textContent = t(text.textContent);
  document.title = t(document.title);
  const other = document.getElementById(id);
  other.textContent = language === 'pt' ? 'English' : 'Português';
  other.lang = language === 'pt' ? 'en' : 'pt-BR';
  other.addEventListener('click', () => {
    localStorage.setItem(kept, language === 'pt' ? 'en' : 'pt');
    location.reload();
  });
}
