import { announcementArt } from '../art/announcement-art.ts';
import { bannerArt } from '../art/banner-art.ts';
import { crestArt } from '../art/crest-art.ts';
import { emblemNames } from '../art/emblems/index.ts';
import { gameArt } from '../art/game-art.ts';
import { lotteryArt } from '../art/lottery-art.ts';
import { paletteNames } from '../art/palettes.ts';
import { vendorMark } from '../art/vendor-mark.ts';
import { activities } from '../catalogue/activities.ts';
import { announcements } from '../catalogue/announcements.ts';
import { banners } from '../catalogue/banners.ts';
import { leagues } from '../catalogue/leagues.ts';
import { vendorOf } from '../catalogue/vendors.ts';
import { isLanguage, type Language } from '../languages.ts';
import { findGame } from '../games/games.ts';
import type { Platform } from '../handler.ts';
import { findLottery } from '../lottery/find.ts';
import type { ArtKind } from '../art/art-path.ts';

type Draw = (platform: Platform, name: string) => string | undefined;

/** `{name}-{language}`: pictures that carry words. */
const lettered = (draw: (platform: Platform, name: string, language: Language) => string | undefined): Draw => (platform, name) => {
  const end = name.lastIndexOf('-');
  const language = name.slice(end + 1);
  return isLanguage(language) ? draw(platform, name.slice(0, end), language) : undefined;
};

const draws: Record<ArtKind, Draw> = {
  games: lettered((platform, nodeId, language) => {
    const game = findGame(platform, nodeId, language);
    const emblem = emblemNames.find((name) => name === game?.emblem);
    const palette = paletteNames.find((name) => name === game?.palette);
    return game && emblem && palette && gameArt({ name: game.name, emblem, palette });
  }),
  vendors: (_, name) => {
    const [, code = '', large] = /^(.*?)(-large)?$/.exec(name) ?? [];
    const vendor = vendorOf(code);
    return vendor && vendorMark({ ...vendor, name: vendor.displayName, size: large ? 'large' : 'small' });
  },
  crests: (_, name) => {
    const team = leagues.flatMap(({ teams }) => teams).find((each) => each.name === name);
    return team && crestArt(team);
  },
  // `{index}-{merchant}-{language}`
  banners: lettered(({ merchants }, name, language) => {
    const [, index, code] = /^(\d+)-(.+)$/.exec(name) ?? [];
    const banner = banners[Number(index)];
    const merchant = merchants.find((seed) => seed.code === code);
    if (!banner || !merchant) return undefined;
    const { title, subtitle, callToAction, scene, palette } = banner;
    return bannerArt({ title: title[language], subtitle: subtitle[language], callToAction: callToAction[language], scene, palette, accent: merchant.theme });
  }),
  announcements: (_, index) => {
    const picture = announcements[Number(index)]?.picture;
    return picture && announcementArt(picture);
  },
  activities: (_, id) => {
    const activity = activities.find((each) => each.id === id);
    return activity && announcementArt(activity.picture);
  },
  lotteries: (_, code) => {
    const lottery = findLottery(code);
    return lottery && lotteryArt(lottery);
  },
};

export const isArtKind = (kind: string): kind is ArtKind => Object.hasOwn(draws, kind);

/** The picture of a kind and a name, as SVG; undefined where there is none. */
export function drawArt(platform: Platform, kind: string, name: string): string | undefined {
  return isArtKind(kind) ? draws[kind](platform, name) : undefined;
}
