/** What stands in for react-i18next: a component has one namespace, whose strings the app has loaded, and takes `t` alone. */
import { useCallback, useRef, useSyncExternalStore } from 'react';
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
  const last = useRef<Translation>(undefined);
  const subscribe = useCallback((changed: () => void) => {
    const listener = () => {
      last.current = undefined;
      changed();
    };
    instance.on('languageChanged', listener);
    return () => instance.off('languageChanged', listener);
  }, []);
  const snapshot = () => {
    const { language: lng } = instance;
    if (last.current?.ns !== ns || last.current.lng !== lng) last.current = { ns, lng, t: instance.getFixedT(lng, ns) };
    return last.current;
  };
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
