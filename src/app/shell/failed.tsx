import { useTranslation } from 'react-i18next';
import { errors } from '../../contract/errors.ts';
import { GatewayFailure } from '../gateway/failure.ts';
import { failureText } from '../gateway/failure-text.ts';
import { paths } from '../paths.ts';
import { Designed } from './designed.tsx';
import { cloud, locked } from './drawings.ts';

/** In the place of what a screen cannot show: why, and the way on. Trial accounts are told that it is not theirs (A §6). */
export function Failed({ failure, retry }: { failure: unknown; retry: () => void }) {
  const { t } = useTranslation('list');
  if (failure instanceof GatewayFailure && failure.code === errors.trialRefused) {
    return <Designed picture={locked} title={t('trial.title')} text={failureText(failure)} action={{ label: t('trial.home'), href: paths.home }} />;
  }
  return <Designed picture={cloud} title={t('failed.title')} text={failureText(failure)} action={{ label: t('shell:retry'), run: retry }} />;
}
