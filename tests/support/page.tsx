import type { ComponentType } from 'react';
import { LocationProvider, Route, Router } from '../../src/app/runtime/router/index.ts';

/** A screen as the page of the current address. */
export const Page = ({ of }: { of: ComponentType }) => (
  <LocationProvider>
    <Router>
      <Route default component={of} />
    </Router>
  </LocationProvider>
);
