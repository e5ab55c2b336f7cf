import { applicationPictures } from '../../contract/application.ts';
import type { Answer, Endpoint } from '../../contract/endpoint.ts';
import { headers } from '../../contract/headers.ts';
import { defaultLanguage, isLanguage } from '../languages.ts';
import { findCaller } from '../accounts/sessions.ts';
import { Refusal, type Caller, type Platform } from '../handler.ts';
import { largestBody, refuseTooLarge } from '../http/body.ts';
import { findMerchant, type Merchant } from '../settings/merchants.ts';
import type { AnyHandler } from './handlers.ts';
import { readInput } from './input.ts';

export interface Route {
  name: string;
  endpoint: Endpoint<unknown, unknown>;
  handler: AnyHandler;
}

// These two are answered while the platform is closed: they say why (A §2).
const answeredAlways = ['systemStatus', 'settings'];

/**
 * Answers one call. A refusal is an answer too and has status 200, as the phone reads its code;
 * 500 means that the platform itself broke.
 */
export async function answerCall(platform: Platform, route: Route, request: Request, address: string, tellBroken: (error: Error) => void): Promise<Response> {
  const answerHeaders = new Headers({ 'Cache-Control': 'no-store' });
  try {
    const value = await valueOf(platform, route, request, address, answerHeaders);
    return answer({ success: true, value }, 200, answerHeaders);
  } catch (error) {
    if (error instanceof Refusal) return answer({ success: false, errorCode: error.code, value: error.value }, 200, answerHeaders);
    tellBroken(error instanceof Error ? error : new Error(`${route.name}: ${String(error)}`));
    return answer({ success: false, errorCode: 'system.unknown' }, 500, answerHeaders);
  }
}

async function valueOf(platform: Platform, route: Route, request: Request, address: string, answerHeaders: Headers): Promise<unknown> {
  const merchant = findMerchant(platform.database, request.headers.get(headers.merchant) ?? '');
  if (!merchant) throw new Refusal('request.invalid');
  if (!answeredAlways.includes(route.name)) refuseWhileClosed(merchant);
  // Before the login check, so that a body that is too large costs no look-up of a session.
  if (route.endpoint.send === 'file') refuseTooLarge(request, applicationPictures.bytes, 'picture.size');
  else refuseTooLarge(request, largestBody);
  const caller = readCaller(platform, route.endpoint, request, merchant);
  const input = await readInput(platform, merchant, route.endpoint, request);
  const asked = request.headers.get(headers.language);
  const language = isLanguage(asked) ? asked : defaultLanguage;
  return route.handler({ platform, input, merchant: merchant.code, language, caller, request, address, answerHeaders });
}

function refuseWhileClosed({ maintenance, restricted, upgrading, reopensAt }: Merchant): void {
  if (maintenance) throw new Refusal('platform.maintenance', { reopensAt });
  if (restricted) throw new Refusal('platform.restricted');
  if (upgrading) throw new Refusal('platform.upgrading');
}

function readCaller(platform: Platform, { access }: Route['endpoint'], request: Request, merchant: Merchant): Caller | undefined {
  const token = request.headers.get(headers.token);
  const caller = token ? findCaller(platform, token, merchant) : undefined;
  if (access === 'member' && !caller) throw new Refusal(token ? 'session.expired' : 'session.missing');
  return caller;
}

/** The sign of a sum and its number stay on one line in every text of the platform. */
const brokenSums = /R\$ (?=\d)/g;

function answer(body: Answer, status: number, answerHeaders: Headers): Response {
  answerHeaders.set('Content-Type', 'application/json');
  return new Response(JSON.stringify(body).replace(brokenSums, 'R$\u00a0'), { status, headers: answerHeaders });
}
