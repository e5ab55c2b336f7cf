import { parse } from 'hono/utils/cookie';

/** The value of a cookie that came with the request, or undefined. */
export const cookieOf = (request: Request, name: string): string | undefined => parse(request.headers.get('Cookie') ?? '', name)[name];
