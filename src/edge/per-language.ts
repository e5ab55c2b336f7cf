import type { Language } from '../contract/languages.ts';
import type { MerchantConfig } from '../contract/page.ts';

/** One value per merchant and language, made at its first use. */
export function perLanguage<T>(make: (merchant: MerchantConfig, language: Language) => T): (merchant: MerchantConfig, language: Language) => T {
  // Weak, because a merchant whose file changes is a new object.
  const made = new WeakMap<MerchantConfig, { [language in Language]?: T }>();
  return (merchant, language) => {
    let own = made.get(merchant);
    if (!own) made.set(merchant, (own = {}));
    return (own[language] ??= make(merchant, language));
  };
}
