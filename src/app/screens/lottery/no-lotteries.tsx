import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { emptyBox } from '../../ui/status-view/drawings.ts';

/** A tab without lotteries, and the way to all of them. */
export function NoLotteries({ favourites }: { favourites: boolean }) {
  const { t } = useTranslation('lottery');
  const action = { label: t('all'), href: paths.moreLottery };
  if (favourites) return <StatusView picture={emptyBox} title={t('noFavourites.title')} text={t('noFavourites.text')} action={action} />;
  return <StatusView picture={emptyBox} title={t('empty.title')} text={t('empty.text')} action={action} />;
}
