import { useTranslation } from 'react-i18next';
import { removeDestination } from '../../../contract/endpoints/security.ts';
import { secretRule } from '../../../contract/registration.ts';
import { call } from '../../gateway/call.ts';
import { usePageAddress } from '../../runtime/router/index.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { ProtectedForm } from './protected-form.tsx';
import { overview } from './security.ts';

/** Takes a destination off the file. */
export function RemoveForm() {
  const { t } = useTranslation('securityCenter');
  const { query } = usePageAddress();
  const form = useForm({ secret: secretRule });
  const { id = '' } = query;
  const found = overview.value.value?.destinations.find((one) => one.id === id);
  if (!found) return <p>{t('remove.gone')}</p>;
  return (
    <ProtectedForm form={form} label={t('remove.confirm')} save={({ secret }) => call(removeDestination, { id, secret })}>
      <p className="row list-row security-row card security-alone">
        <span className="fill row-words">
          {found.keyKind ? t(`kind.${found.keyKind}`) : found.bankName}
          <span className="hint numbers">{found.masked}</span>
        </span>
      </p>
    </ProtectedForm>
  );
}
