import type { Milestone } from './runtime/scheduling/schedule.ts';

/**
 * The load plan: what loads together, in the order of a visit. The build makes one file of each row, and prints each
 * row's weight. A row imports only rows above it: what an earlier row needs moves up to it. What only one screen or
 * part needs is not listed: it is bundled with that.
 */
export interface LoadRow {
  /** file name */
  name: string;
  /** when a visitor of home loads it: with the page, or after one of its milestones; rows without it load with the screens that need them */
  when?: 'page' | Milestone;
  /** lazy parts that load together: every module in these places that `import()` names */
  parts?: readonly string[];
  /** modules in these places that several screens and parts import */
  shares?: readonly string[];
  /** namespaces of strings, in one file per language */
  strings?: readonly string[];
}

/** Places are files, or folders with a slash at the end, as paths from here. */
export const loadPlan: readonly LoadRow[] = [
  // Imported by the page's entry.
  { name: 'app', when: 'page' },
  { name: 'home-shared', when: 'page', shares: ['ui/game-card/', 'ui/picture/', 'ui/section/', 'ui/chips/', 'ui/tap-link/', 'ui/live/', 'ui/messages/', 'features/games/', 'device/listen.ts', 'device/motion.ts', 'runtime/scheduling/', 'screens/home/', '../contract/categories.ts', '../contract/home-sections.ts'] },
  // Home's own code and style.
  { name: 'screens/home', when: 'page' },
  { name: 'home-parts', when: 'games', shares: ['features/announcements/', 'runtime/router/link.ts', 'device/choices.ts', '../contract/address.ts'] },
  { name: 'above-fold', when: 'games', parts: ['screens/home/above-fold/', 'ui/carousel/'], shares: ['ui/carousel/', 'ui/marquee/', 'ui/motion/', 'ui/digits/', 'screens/home/slides.ts'] },
  { name: 'install', when: 'started', shares: ['features/install/', 'device/browser/'] },
  {
    name: 'over-pages',
    when: 'started',
    parts: ['frame/idle-services.ts', 'frame/messages/messages.tsx', 'features/install/offers.tsx', 'features/responsible-play/age-gate/'],
    shares: ['frame/messages/', 'features/responsible-play/age-gate/', 'features/install/offers.tsx', 'device/answer-taps.ts', 'runtime/overlays/'],
    strings: ['install', 'ageGate'],
  },
  { name: 'closed', shares: ['frame/closed-platform/'] },
  { name: 'dialogs', shares: ['ui/dialog/'] },
  { name: 'any-screen', shares: ['ui/async/', 'ui/facts/', 'ui/status-view/', 'ui/when-visible/', 'i18n/', '../contract/day.ts'], strings: ['states', 'common'] },
  { name: 'account', shares: ['features/wallet/', 'features/member/', 'i18n/money/', '../contract/page-of.ts'] },
  { name: 'members', shares: ['../contract/members.ts'] },
  { name: 'access', shares: ['features/access/', '../contract/endpoints/security.ts'] },
  { name: 'away', shares: ['features/responsible-play/break/'] },
  { name: 'places', shares: ['ui/skeleton/'] },
  { name: 'paged', shares: ['ui/paged/', 'gateway/pages.ts'] },
  { name: 'session', shares: ['features/session/', '../contract/endpoints/session.ts'] },
  { name: 'screen-parts', shares: ['ui/tabs/', 'features/language/', 'features/merchant/offered.ts'] },
  { name: 'play', parts: ['screens/home/actions.ts'], shares: ['features/play/', 'runtime/router/page-query.ts', '../contract/endpoints/play.ts'] },
  { name: 'member-start', parts: ['member-screens.ts', 'frame/member-services.ts', 'screens/home/member-home.ts'] },
  { name: 'game-lists', shares: ['screens/gameList/', 'ui/search-field/'] },
  { name: 'countdown', shares: ['ui/countdown/', '../contract/countdown.ts'] },
  { name: 'rewards', shares: ['features/rewards/'] },
  { name: 'lottery', shares: ['features/lottery/'] },
  { name: 'records', shares: ['features/records/', '../contract/records.ts', '../contract/endpoints/records.ts'] },
  { name: 'record-screen', shares: ['features/record-screen/'] },
  { name: 'passwords', shares: ['features/auth/password/', 'gateway/lost-answer.ts'] },
  { name: 'forms', shares: ['ui/form/', 'ui/field/', 'features/auth/', '../contract/registration.ts'], strings: ['form', 'login'] },
  { name: 'payments', shares: ['features/payments/', 'gateway/money/'] },
  { name: 'below-fold', when: 'end', parts: ['screens/home/below-fold/'], shares: ['screens/home/below-fold/'] },
];

/** What works offline: screens with all that they load, and the namespaces of their strings and the frame's. */
export const offline = {
  screens: ['home', 'gameList', 'lottery', 'unknown', 'settings'],
  strings: ['shell', 'common', 'menus', 'states', 'install', 'homeMore', 'home', 'gameList', 'lottery', 'unknown', 'settings'],
} as const;
