import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { FailureView } from '../../ui/status-view/failure-view.tsx';
import { StatusView } from '../../ui/status-view/status-view.tsx';

const door = 'M12 58h48M20 58V18a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v40M44 37v.1';

interface NoFormProps {
  /** registration is closed: no way is enabled */
  closed: boolean;
  /** why the platform's rules are missing */
  failure: unknown;
  retry: () => void;
}

/** In place of the form: registration is closed, or its rules failed to load. */
export default function NoForm({ closed, failure, retry }: NoFormProps) {
  const { t } = useTranslation('register');
  if (!closed) return <FailureView title={t('failed')} failure={failure} retry={retry} />;
  return <StatusView picture={door} title={t('closed.title')} text={t('closed.text')} action={{ label: t('service'), href: paths.service }} />;
}
