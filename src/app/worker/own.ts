import { routeOf } from '../routes.ts';

/** Whether a path is a page of the app: a screen's, or an unknown one below `/m/`. `/mini` may be a page of the gateway, with a secret in its query. */
export const isOwnPage = (path: string): boolean => path.startsWith('/m/') || routeOf(path).name !== 'unknown';

/** Whether the app asked for a picture: the gateway's own pages are in the worker's reach, and what they show is theirs. */
export const isOwnPicture = ({ pathname }: URL, referrer: string): boolean => !pathname.startsWith('/wps/') && referrer !== '' && isOwnPage(new URL(referrer).pathname);

/** Whether an answer may be kept: the whole of it, and not forbidden. */
export const mayKeep = ({ status, headers }: Response): boolean => status === 200 && !/no-store/i.test(headers.get('Cache-Control') ?? '');
