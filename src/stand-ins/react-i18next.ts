/** What stands in for react-i18next: a component has one namespace, whose strings the app has loaded, and takes `t` alone. */
import { useEffect, useMemo, useReducer } from 'react';
import type { TFunction, ThirdPartyModule, i18n as I18n } from 'i18next';

/** What a component is given. */
interface Translation {
  ns: string;
  lng: string;
  t: TFunction;
}

let instance: Pick<I18n, 'language' | 'getFixedT' | 'on' | 'off'>;

/** Makes this instance the one of all components. */
export const initReactI18next: ThirdPartyModule = {
  type: '3rdParty',
  init(i18n) {
    instance = i18n;
  },
};

/** `t` of a namespace: another function after each change of language, which renders its component anew. */
export function useTranslation(ns: string): Translation {
  const [changes, render] = useReducer((count: number) => count + 1, 0);
  const { language: lng } = instance;
  useEffect(() => {
    // It may have changed since the render.
    if (instance.language !== lng) render();
    instance.on('languageChanged', render);
    return () => instance.off('languageChanged', render);
  }, []);
  return useMemo(() => ({ ns, lng, t: instance.getFixedT(lng, ns) }), [ns, lng, changes]);
}
