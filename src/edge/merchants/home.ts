import * as v from 'valibot';
import { bannerShapes, drawnSections, gameRows, homeSections, type BannerShape, type HomeSection, type OwnHome } from '../../contract/home-sections.ts';
import { onBreakClass } from '../../contract/page.ts';
import { oneOf, twiceIn } from './fields.ts';

/** Home in a merchant's file. */
export const ownHome = v.strictObject({
  sections: v.optional(v.pipe(
    v.array(oneOf(homeSections), 'must be a list of sections'),
    v.check((names) => names.includes('games'), 'must have games'),
    v.check((names) => twiceIn(names) === undefined, (issue) => `must have ${String(twiceIn(issue.input))} once`),
  )),
  /** rows of games, three in each */
  rows: v.optional(v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(1, 'must be 1 at least'), v.maxValue(gameRows.most, `must be ${gameRows.most} at most`))),
  banner: v.optional(oneOf(Object.keys(bannerShapes) as BannerShape[])),
});

/** Home as its pages carry it, split after the last part that comes with the page. */
export function homeOf({ sections, rows }: v.InferOutput<typeof ownHome>): OwnHome {
  if (!sections) return { ...(rows && { rows }) };
  const end = sections.findLastIndex((name) => (drawnSections as readonly HomeSection[]).includes(name)) + 1;
  return { above: sections.slice(0, end), below: sections.slice(end), ...(rows && { rows }) };
}

/** Reserved height of late parts above a part that comes with the page, below their headings, so that nothing moves when they load. The heading's distance is in it: it does not fall out of its room. */
const rooms: Partial<Record<HomeSection, string>> = { draws: '4.375rem + 50px', matches: '1.5rem + 48px', winners: '13.75rem + 8px' };

/** height of a section's heading */
const head = '1.5rem + 28px';

/** CSS of a merchant's own home: its banners' shape, and the space of late parts. More specific than the page's, which follows. */
export function homeCss(home: v.InferOutput<typeof ownHome> | undefined): string {
  if (!home) return '';
  const { banner = 'usual' } = home;
  const shape = bannerShapes[banner];
  const banners = banner === 'usual' ? '' : `.frame .banner-slide{padding-top:${shape}%}.frame .banner-picture{object-fit:cover}.frame .banner .carousel-bar{margin-top:calc(${shape}% - 36px)}`;
  // Promotions are hidden during a break, and take no space.
  return banners + (homeOf(home).above ?? []).flatMap((name) => (rooms[name] ? `html:not(.${onBreakClass}) .home-${name}{display:flow-root;min-height:calc(${head} + ${rooms[name]})}` : [])).join('');
}
