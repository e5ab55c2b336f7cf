/** @jsxImportSource preact */
// The floor of home's start: one route that renders one translated text and one signal, on all packages of the first load.
import { signal } from '@preact/signals-react';
import { createInstance } from 'i18next';
// oxlint-disable-next-line no-restricted-imports -- the floor is Preact's own API, without compat's types
import { render } from 'preact';
import { LocationProvider, Route, Router } from 'preact-iso';
import { initReactI18next, useTranslation } from 'react-i18next';

const count = signal(1);

function Floor() {
  const { t } = useTranslation('shell');
  return (
    <main>
      {t('text')} {count}
    </main>
  );
}

// Without a backend the strings are there at once; the promise is i18next's own.
void createInstance().use(initReactI18next).init({ lng: 'pt', initAsync: false, resources: { pt: { shell: { text: 'Leve' } } } });
render(
  <LocationProvider>
    <Router>{[<Route key="floor" default component={Floor} />]}</Router>
  </LocationProvider>,
  document.getElementById('app')!,
);
