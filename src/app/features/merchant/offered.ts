import { routeOf } from '../../routes.ts';
import { isOff } from './merchant.ts';

/** Whether the merchant has the page at `path`; every link to it must check. Reactive when read inside a component or an effect. */
export function isOffered(path: string): boolean {
  const { flag, linkFlag } = routeOf(path).access;
  return !isOff(flag ?? linkFlag);
}
