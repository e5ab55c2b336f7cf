import type { ComponentType } from 'react';
import type { RouteMeta } from '../../routes.ts';
import { usePageAddress } from '../../runtime/router/index.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { BackButton } from '../../ui/back-button/back-button.tsx';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { refusalOf } from '../access/refusal.ts';

const refused = lazy(() => import('../responsible-play/break/error-view.tsx').then(({ Refused }) => ({ default: Refused })));

/** A page behind its row's access check: the page, or the refusal in its place. */
export default function Guard({ of: Content, route: { name, header, access } }: { of: ComponentType; route: RouteMeta }) {
  const why = refusalOf(access, usePageAddress().query);
  if (!why) return <Content />;
  return (
    <Screen name={name}>
      {header === 'none' && <BackButton target="step" />}
      <Lazy of={refused} props={{ why }} />
    </Screen>
  );
}
