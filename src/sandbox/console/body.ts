import type { Context } from 'hono';
import { read, type Shape } from '../../contract/shape.ts';
import { readText } from '../http/body.ts';

/** The JSON body of a console call, read by `shape`; throws if it does not fit. */
export async function bodyOf<T>(context: Context, shape: Shape<T>): Promise<T> {
  return read(shape, JSON.parse(await readText(context.req.raw)));
}
