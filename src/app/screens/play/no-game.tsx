import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { compass, StatusView } from '../../ui/status-view/status-view.tsx';

/** In the place of the game: its address names none. */
export default function NoGame() {
  const { t } = useTranslation('play');
  return <StatusView picture={compass} title={t('refused.title')} text={t('refused.text')} action={{ label: t('refused.home'), href: paths.home }} />;
}
