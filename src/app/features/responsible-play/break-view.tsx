import type { PlayBreak } from '../../../contract/endpoints/responsible.ts';
import { dateText, shortMomentText } from '../../i18n/instant.ts';
import { i18n } from '../../i18n/index.ts';
import { paths } from '../../paths.ts';
import { isOffered } from '../merchant/offered.ts';
import { hourglass, StatusView } from '../../ui/status-view/status-view.tsx';

/** Title and text about a member's break and its end, if that is known. Needs the strings of `responsiblePlay`. */
export function breakWords({ kind, endsAt }: PlayBreak): { title: string; text: string } {
  const words = endsAt !== undefined ? kind : kind === 'pause' ? 'someTime' : 'forever';
  const time = endsAt && (kind === 'pause' ? shortMomentText : dateText)(endsAt);
  return { title: i18n.t(`responsiblePlay:away.${words}.title`), text: i18n.t(`responsiblePlay:away.${words}.text`, { time }) };
}

/** Says that the member is on a break and until when. */
export default function BreakView(playBreak: PlayBreak) {
  return <StatusView picture={hourglass} {...breakWords(playBreak)} action={isOffered(paths.responsiblePlay) ? { label: i18n.t('responsiblePlay:title'), href: paths.responsiblePlay } : undefined} />;
}
