import { openingOf, openings } from '../../../src/contract/game-frame.ts';
import { outcomeOf } from '../kit/answer.ts';
import type { Check } from '../kit/kit.ts';

const name = 'frames';

/** Why browsers refuse to show a page in a frame of another origin, or of the app's own (`isOwn`); undefined where they do not. */
export function refusalOf(headers: Headers, isOwn: boolean): string | undefined {
  const [, ancestors] = /(?:^|;)\s*frame-ancestors\s+([^;]*)/i.exec(headers.get('Content-Security-Policy') ?? '') ?? [];
  // The policy counts alone where it names ancestors.
  if (ancestors !== undefined) {
    const sources = ancestors.trim().toLowerCase();
    return sources === "'none'" || (sources === "'self'" && !isOwn) ? `frame-ancestors ${sources}` : undefined;
  }
  const options = headers.get('X-Frame-Options')?.trim().toLowerCase();
  return options === 'deny' || (options === 'sameorigin' && !isOwn) ? `X-Frame-Options: ${options}` : undefined;
}

/** Each vendor opens in a way that there is, and a game of one that is framed may be. What its page says, `npm run test:frame` hears. */
export const frames: Check = {
  name,
  async run(kit) {
    const { report, options } = kit;
    const vendors = await kit.value('allVassalage');
    const unknown = vendors.filter(({ opens }) => opens !== undefined && !openings.some((known) => known === opens));
    for (const { vassalage, opens } of unknown) report.fault(name, 'allVassalage', 'frame.rule', `${vassalage} opens "${opens}"`);
    if (!unknown.length) report.fits(name, 'allVassalage');
    if (options.readOnly) return report.skipped(name, 'launchGame', 'a launch opens a game session');
    const [game] = (await kit.value('gameList')).games;
    if (openingOf(vendors.find(({ vassalage }) => vassalage === game?.vassalage)?.opens) !== 'frame') return report.skipped(name, 'launchGame', 'the first game opens outside of the app');
    const launched = outcomeOf(await kit.callSample('launchGame'));
    if (!launched.succeeded) return report.skipped(name, 'launchGame', 'the first game did not open');
    const { gameUrl } = launched.value as { gameUrl: string };
    const isOwn = gameUrl.startsWith('/');
    const page = await options.fetch(new Request(new URL(gameUrl, options.gateway)));
    await page.body?.cancel();
    const refusal = refusalOf(page.headers, isOwn);
    if (refusal) report.fault(name, 'launchGame', 'frame.refused', refusal);
    else report.fits(name, 'launchGame');
  },
};
