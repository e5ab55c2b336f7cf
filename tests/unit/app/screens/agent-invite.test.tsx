import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { setBreak } from '../../../../src/app/features/responsible-play/set-break.ts';
import { endSession } from '../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../src/app/features/session/log-in-out.ts';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import Invite from '../../../../src/app/screens/agent/invite.tsx';
import { stubPlatform } from '../../../support/home-platform.ts';
import { Page } from '../../../support/page.tsx';

afterEach(() => {
  cleanup();
  setBreak(undefined);
  endSession();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  render(<Page of={Invite} />);
  await act(() => vi.dynamicImportSettled());
}

test('an agent who has excluded themselves has no invitation to pass on', async () => {
  await startLanguage('pt', ['shell', 'common', 'agent', 'states']);
  stubPlatform({ '/wps/agent/invitation': { code: 'AMIGO', joined: 3 } });
  openSession({ token: 'token', userName: 'agente', customerType: 1, firstTimeLogin: false });
  await show();
  expect(screen.getByText('AMIGO')).toBeTruthy();
  cleanup();
  setBreak({ kind: 'exclusion' });
  await show();
  expect(screen.queryByText('AMIGO')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copiar o link' })).toBeNull();
});
