import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackButton } from '../../../ui/back-button/back-button.tsx';
import { Brand } from '../../../ui/brand/brand.tsx';
import LanguagePicker from '../../language/language-picker.tsx';
import { Screen } from '../../../ui/screen/screen.tsx';
import { DeferredHydration } from '../../../runtime/scheduling/hydration.tsx';
import { AdultsOnly } from './adults-only.tsx';
import { useRedirectWhenLoggedIn } from './use-redirect-when-logged-in.ts';
import './auth-layout.css';

interface AuthLayoutProps {
  /** the route row's name */
  name: string;
  heading: string;
  /** one line on the use of the screen */
  purpose: string;
  /** the content is loading and its height is unknown */
  waiting?: boolean;
  children: ReactNode;
}

/** The layout of login, registration and recovery: the merchant's brand in the place of a title, 18+ (A §2). */
export function AuthLayout({ name, heading, purpose, waiting = false, children }: AuthLayoutProps) {
  const { t } = useTranslation('shell');
  useRedirectWhenLoggedIn();
  return (
    <Screen name={name} title={t(`${name}:title`)}>
      <div className="auth-layout">
        <DeferredHydration>
          <header className="row auth-layout-top">
            <BackButton target="home" />
            <Brand />
            <LanguagePicker />
          </header>
        </DeferredHydration>
        <h2 className="auth-layout-heading">{heading}</h2>
        <p className="quiet auth-layout-purpose">{purpose}</p>
        {children}
        {!waiting && <AdultsOnly />}
      </div>
    </Screen>
  );
}
