import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignalEffect } from '@preact/signals-react';
import { keepLoading, lazy } from '../../../runtime/lazy/lazy.ts';
import { backTo } from '../../../runtime/router/history.ts';
import { takeReturn } from '../../../runtime/router/navigate.ts';
import { schedule } from '../../../runtime/scheduling/schedule.ts';
import { words } from '../../../i18n/index.ts';
import { loggedIn } from '../../session/session.ts';
import { BackButton } from '../../../ui/back-button/back-button.tsx';
import { Brand } from '../../../ui/brand/brand.tsx';
import LanguagePicker from '../../language/language-picker.tsx';
import { Screen } from '../../../ui/screen/screen.tsx';
import { DeferredHydration } from '../../../runtime/scheduling/hydration.tsx';
import { paths } from '../../../paths.ts';
import './auth-layout.css';

const wayIn = lazy(() => import('./prepare-way-in.ts'));

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

/** The layout of login, registration and recovery: the merchant's brand in place of a title, 18+ (A §2). */
export function AuthLayout({ name, heading, purpose, waiting = false, children }: AuthLayoutProps) {
  useRedirectWhenLoggedIn();
  return (
    <Screen name={name}>
      <div className="auth-layout">
        <DeferredHydration>
          <header className="row auth-layout-top">
            <BackButton target="home" />
            <Brand />
            <LanguagePicker />
          </header>
        </DeferredHydration>
        <AuthHeading name={name} heading={heading} purpose={purpose} />
        {children}
        {!waiting && <AdultsOnly />}
      </div>
    </Screen>
  );
}

/** The heading and purpose of an auth screen, or the page or game that the person wanted, once their code has loaded. */
export function AuthHeading({ name, heading, purpose }: Pick<AuthLayoutProps, 'name' | 'heading' | 'purpose'>) {
  const [isTaken, setTaken] = useState(false);
  const Wanted = wayIn.value.value?.Wanted;
  // A sibling of the drawn elements, not their parent, which would render them anew.
  return (
    <>
      {!isTaken && (
        <>
          <h2 className="auth-layout-heading">{heading}</h2>
          <p className="quiet auth-layout-purpose">{purpose}</p>
        </>
      )}
      {Wanted && <Wanted name={name} takePlace={setTaken} />}
    </>
  );
}

interface AuthFooterProps {
  /** the question before the link to the other screen: 'Já tem conta?' */
  question: string;
  /** link to the other screen; `false` where the merchant lacks it */
  other: false | { label: string; href: string };
  /** the link to customer service, where the screen shows it here */
  service?: { label: string; href: string };
}

/** The links under the form of login, registration or recovery (A §2). */
export function AuthFooter({ question, other, service }: AuthFooterProps) {
  return (
    <p className="quiet auth-layout-others">
      {other && (
        <span>
          {question}{' '}
          <a className="auth-layout-link auth-layout-link-accent" href={other.href}>
            {other.label}
          </a>
        </span>
      )}
      {service && (
        <>
          {' '}
          <a className="auth-layout-link" href={service.href}>
            {service.label}
          </a>
        </>
      )}
    </p>
  );
}

/** 18+ and the line on responsible play, under every auth form. */
export function AdultsOnly() {
  const { t } = useTranslation('common');
  return (
    <p className="hint adults">
      <span className="adults-18">{`${words.age}+`}</span>
      {t('common:homeFooter.responsible')}
    </p>
  );
}

function prepareSoon(): () => void {
  let end = () => {};
  const load = () => keepLoading(wayIn, ({ prepareWhileTyping }) => (end = prepareWhileTyping()));
  const stop = takeReturn(true) === paths.home ? schedule('idle', load) : load();
  return () => {
    stop();
    end();
  };
}

/**
 * Leaves an auth screen once a session is open, here or in another tab: to the page the person wanted, else home; one
 * step back if that is the previous entry.
 */
export function useRedirectWhenLoggedIn(): void {
  useEffect(prepareSoon, []);
  useSignalEffect(() => {
    if (!loggedIn.value) return;
    // After the frame's own effects, of which the first connects the router.
    queueMicrotask(() => {
      const next = takeReturn();
      backTo(next, wayIn.value.peek()?.askForBalance(next));
    });
  });
}
