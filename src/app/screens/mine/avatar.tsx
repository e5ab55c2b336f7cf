import { memberName } from '../../features/member/member.ts';
import { headIconValue } from './head-icon.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { headIconShapes } from './head-icon-shapes.ts';
import { isHeadIcon } from '../../../contract/head-icons.ts';

/** The member's head icon; the first letter of the name before one is chosen. */
export function Avatar() {
  const name = headIconValue.value;
  return isHeadIcon(name) ? <Icon shape={headIconShapes[name]} size={30} /> : <span aria-hidden="true">{memberName.value.charAt(0).toUpperCase()}</span>;
}
