import { routeOf } from '../../routes.ts';
import { isOff } from './merchant.ts';

/** Whether the merchant has the page at `path`: each way to it asks here. Read inside a component or an effect, it follows. */
export function isOffered(path: string): boolean {
  const { flag, ways } = routeOf(path).access;
  return !isOff(flag ?? ways);
}
