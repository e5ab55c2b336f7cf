/** What this app uses of react-i18next, in the build: a component has one namespace, whose strings the app has loaded, and takes `t` alone. */
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { i18n as I18n, TFunction } from 'i18next';

interface Translation {
  i18n: I18n;
  lng: string;
  ns: string;
  t: TFunction;
}

let instance: I18n;

/** Makes this instance the one of all components. */
export const initReactI18next = {
  type: '3rdParty',
  init(i18n: I18n) {
    instance = i18n;
  },
};

/** `t` of a namespace: another function after each change of language, which renders its component anew. */
export function useTranslation(ns: string): Translation {
  const last = useRef<Translation>(undefined);
  const subscribe = useCallback((changed: () => void) => {
    const i18n = instance;
    const listener = () => {
      last.current = undefined;
      changed();
    };
    i18n.on('languageChanged', listener);
    return () => i18n.off('languageChanged', listener);
  }, []);
  const snapshot = () => {
    const { language: lng } = instance;
    if (last.current?.ns !== ns || last.current.lng !== lng) last.current = { i18n: instance, lng, ns, t: instance.getFixedT(lng, ns) };
    return last.current;
  };
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
