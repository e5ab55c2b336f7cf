import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cookieOf, formatIn, languageCookie, type Language } from '../../../contract/languages.ts';
import { language } from '../../i18n/language.ts';
import { reloadWhenStuck } from '../../runtime/lazy/reload.ts';
import { merchantLanguages } from '../merchant/merchant.ts';
import { chevronDown, Icon } from '../../ui/icon/icon.tsx';
import { toastLoadFailed } from '../../ui/messages/messages.ts';
import { setLanguage } from './set-language.ts';
import './language-picker.css';

/** Stores the choice for a year, in a cookie for the edge (S16). */
export function keepLanguage(chosen: Language): void {
  try {
    document.cookie = cookieOf(chosen);
    if (document.cookie.split(`${languageCookie}=`).length < 3) return;
    // Another app's cookie of the same name may be newer: deleted and set again, this one comes last.
    document.cookie = `${languageCookie}=; path=/; max-age=0`;
    document.cookie = cookieOf(chosen);
  } catch {
    // No cookies: the choice holds for this visit.
  }
}

interface LanguagePickerProps {
  /** the label before the language, where there is space for its whole name */
  children?: ReactNode;
}

/** Whether loading a language has failed before. */
let failed = false;

/** The language chosen in the drawn picker before hydration; undefined on the edge. */
const chosenEarly = () => (typeof document === 'undefined' ? undefined : document.querySelector<HTMLSelectElement>('.language-picker select')?.value);

/**
 * The small 'PT' control (S16), or a row with `children` and the language's whole name. It is a native select:
 * familiar, and without code. Hidden if there is only one language.
 */
export default function LanguagePicker({ children }: LanguagePickerProps) {
  const { t } = useTranslation('shell');
  // Hydration resets a choice made on the drawn page, but the start ends with the stored language.
  const [early] = useState(chosenEarly);
  useLayoutEffect(() => {
    if (early && early !== language.peek()) keepLanguage(early);
  }, [early]);
  const languages = merchantLanguages();
  if (languages.length < 2) return null;
  const spoken = language.value;
  return (
    <label className={children ? 'language-picker language-picker-row' : 'language-picker'}>
      {children}
      <span className="row language-picker-now" aria-hidden="true">
        {children ? formatIn(spoken).name : spoken.toUpperCase()}
        <Icon shape={chevronDown} size={16} />
      </span>
      <select
        aria-label={t('language')}
        value={spoken}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value;
          const keepChoice = () => void (language.peek() === chosen && keepLanguage(chosen));
          setLanguage(chosen).then(keepChoice, (failure: unknown) => {
            // For the renderer the value did not change: it would leave the refused choice selected.
            currentTarget.value = language.peek();
            toastLoadFailed();
            // Chromium before 156 may keep the failure until the page is reloaded; it then starts in the stored language.
            if (failed) {
              keepLanguage(chosen);
              void reloadWhenStuck(failure);
            }
            failed = true;
          });
        }}
      >
        {languages.map((offered) => (
          <option key={offered} value={offered} lang={offered}>
            {formatIn(offered).name}
          </option>
        ))}
      </select>
    </label>
  );
}
