import { useEffect, useState } from 'react';
import { useSignalEffect } from '@preact/signals-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { AuthFooter, AuthLayout } from '../../features/auth/auth-layout/auth-layout.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { RegisterForm } from './register-form.tsx';
import { registrationDraft, type Registration } from './registration.ts';
import './register.css';

const noForm = lazy(() => import('./no-form.tsx'));

/** The form's skeleton: as many fields as most merchants require. */
function Places() {
  const { t } = useTranslation('register');
  return (
    <div className="auth-layout-form skeleton" role="status" aria-label={t('shell:loading')}>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className="register-place skeleton-block" />
      ))}
    </div>
  );
}

function Content({ registration }: { registration: Registration }) {
  const { t } = useTranslation('register');
  const { asked } = registration;
  useSignalEffect(() => registration.takeRules(asked.fields.value));
  const fields = asked.fields.value;
  if (asked.closed.value || (!fields && asked.failure.value !== undefined)) {
    return <Lazy of={noForm} props={{ closed: asked.closed.value, failure: asked.failure.value, retry: registration.load }} fallback={<Places />} />;
  }
  if (!fields) return <Places />;
  const way = asked.way.value!;
  const form = <RegisterForm registration={registration} asked={fields} />;
  // A §2: the choice is there where there is one.
  if (asked.ways.value.length < 2) return form;
  return (
    <>
      <Tabs label={t('way.label')} tabs={asked.ways.value.map((name) => ({ name, label: t(`way.${name}`) }))} chosen={way} choose={asked.choose} panel="register-panel" />
      <div role="tabpanel" id="register-panel" aria-labelledby={`tab-${way}`}>
        {form}
      </div>
    </>
  );
}

/** Registration (A §2): the platform's settings name the fields and their rules. */
export default function Register() {
  const { t } = useTranslation('register');
  const [registration] = useState(registrationDraft);
  useEffect(registration.load, [registration]);
  useSignalEffect(registration.takeUp);
  useSignalEffect(registration.save);
  const { fields, failure, closed } = registration.asked;
  const waiting = !fields.value && failure.value === undefined && !closed.value;
  return (
    <AuthLayout name="register" heading={t('welcome')} purpose={t('purpose')} waiting={waiting}>
      <Content registration={registration} />
      {!waiting && <AuthFooter question={t('account')} other={{ label: t('login'), href: paths.login }} service={{ label: t('service'), href: paths.service }} />}
    </AuthLayout>
  );
}
