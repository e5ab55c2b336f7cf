import { announcements } from '../catalogue/announcements.ts';
import { banners } from '../catalogue/banners.ts';
import { notices } from '../catalogue/notices.ts';
import type * as contract from '../../contract/endpoints/index.ts';
import type { Handler } from '../handler.ts';
import { languageOf } from '../http/language.ts';
import { merchantOf } from '../settings/merchants.ts';
import { mayBeCourted } from '../responsible/checks.ts';
import { fact } from '../store/facts.ts';
import { hour } from '../time/lengths.ts';
import { artPath } from '../art/art-path.ts';
import { playCrowd } from './crowd.ts';
import { hotMatchesAt } from '../games/sports/matches.ts';
import { winnersOf } from './winners.ts';

/** Games, and the halls that lead to them. */
const leadsToPlay = (action: string): boolean => /^game:|^\/m\/(?:gameList|lottery|slots|moreLottery|startLottery|launch)/.test(action);

const readBanners: Handler<typeof contract.banners> = (call) => {
  const language = languageOf(call);
  const isCourted = !call.caller || mayBeCourted(call.platform, call.caller.memberId);
  const theme = call.platform.merchants.find(({ code }) => code === call.merchant)?.theme;
  const colours = theme && [theme.accent, theme['accent-2'], theme['on-accent']];
  const { whitelabel } = merchantOf(call).settings;
  return banners.map(({ title, subtitle, action, promotes, needs }, index) => ({
    // What its picture says: who does not see it hears both lines.
    id: String(index), title: `${title[language]}. ${subtitle[language]}`, url: artPath('banners', `${index}-${call.merchant}-${language}`, colours), action, promotes, needs,
  })).filter(({ promotes, action, needs }) => (isCourted || !(promotes || leadsToPlay(action))) && (!needs || whitelabel[needs]))
    .map(({ id, title, url, action }) => ({ id, title, url, action }));
};

const readNotices: Handler<typeof contract.notices> = (call) => {
  const language = languageOf(call);
  const filled = Number(fact(call.platform.database, 'filled'));
  return notices.map(({ title, content, hoursAgo }, index) => ({
    id: String(index), title: title[language], content: content[language], publishedAt: filled - hoursAgo * hour,
  }));
};

const readAnnouncements: Handler<typeof contract.announcements> = (call) => {
  const language = languageOf(call);
  if (call.caller && !mayBeCourted(call.platform, call.caller.memberId)) return [];
  return announcements.map(({ title, content, execution, promotionType, goTo, picture }, index) => ({
    title: title[language],
    content: content[language],
    execution,
    promotionType,
    goTo,
    url: picture && artPath('announcements', String(index)),
  }));
};

const hotMatches: Handler<typeof contract.hotMatches> = (call) => hotMatchesAt(call.platform, languageOf(call));

const winners: Handler<typeof contract.winners> = (call) => {
  playCrowd(call.platform);
  return winnersOf(call.platform, call.merchant, call.input.limitNum);
};

export const contentHandlers = { banners: readBanners, notices: readNotices, announcements: readAnnouncements, hotMatches, winners };
