import type { PlayBreak } from '../../../contract/endpoints/responsible.ts';
import { i18n } from '../../i18n/index.ts';
import { paths } from '../../paths.ts';
import { isOffered } from '../merchant/offered.ts';
import { hourglass, StatusView } from '../../ui/status-view/status-view.tsx';
import { awayWords } from './away-words.ts';

/** Says that the member is on a break and until when. */
export default function AwayView({ away }: { away: PlayBreak }) {
  return <StatusView picture={hourglass} {...awayWords(away)} action={isOffered(paths.responsiblePlay) ? { label: i18n.t('responsiblePlay:title'), href: paths.responsiblePlay } : undefined} />;
}
