import type { PlayBreak } from '../../../contract/endpoints/responsible.ts';
import { dateText, shortMomentText } from '../../i18n/instant.ts';
import { i18n } from '../../i18n/index.ts';

/** Title and text that tell a member of their break and its end, where that is known. Needs the strings of `responsiblePlay`. */
export function awayWords({ kind, endsAt }: PlayBreak): { title: string; text: string } {
  const words = endsAt !== undefined ? kind : kind === 'pause' ? 'someTime' : 'forever';
  const time = endsAt && (kind === 'pause' ? shortMomentText : dateText)(endsAt);
  return { title: i18n.t(`responsiblePlay:away.${words}.title`), text: i18n.t(`responsiblePlay:away.${words}.text`, { time }) };
}
