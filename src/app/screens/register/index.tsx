import { useEffect, useState } from 'react';
import { useSignalEffect } from '@preact/signals-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { AuthFooter, AuthLayout } from '../../features/auth/auth-layout/auth-layout.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { RegisterForm } from './register-form.tsx';
import { registrationDraft } from './registration.ts';
import './register.css';

const noForm = lazy(() => import('./no-form.tsx'));

/** Placeholder of the form, with as many fields as most merchants require. */
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

/** Registration (A §2): the platform's settings name the fields and their rules. */
export default function Register() {
  const { t } = useTranslation('register');
  const [registration] = useState(registrationDraft);
  const { asked } = registration;
  useSignalEffect(() => registration.takeRules(asked.fields.value));
  useEffect(registration.load, [registration]);
  useSignalEffect(registration.takeUp);
  useSignalEffect(registration.save);
  const fields = asked.fields.value;
  const closed = asked.closed.value;
  const failure = asked.failure.value;
  const isMissing = closed || (!fields && failure !== undefined);
  const waiting = !fields && !isMissing;
  return (
    <AuthLayout name="register" heading={t('welcome')} purpose={t('purpose')} waiting={waiting}>
      {isMissing && <Lazy of={noForm} props={{ closed, failure, retry: registration.load }} fallback={<Places />} />}
      {waiting && <Places />}
      {fields && !isMissing && (
        <Tabs label={t('way.label')} tabs={asked.ways.value.map((name) => ({ name, label: t(`way.${name}`) }))} chosen={asked.way.value!} choose={asked.choose} panel="register-panel">
          <RegisterForm registration={registration} asked={fields} />
        </Tabs>
      )}
      {!waiting && <AuthFooter question={t('account')} other={{ label: t('login'), href: paths.login }} service={{ label: t('service'), href: paths.service }} />}
    </AuthLayout>
  );
}
