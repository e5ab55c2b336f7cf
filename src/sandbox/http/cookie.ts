/** The value of a cookie that came with the request, or undefined. */
export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = (request.headers.get('Cookie') ?? '').split('; ');
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
