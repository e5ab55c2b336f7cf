import type { Milestone } from './runtime/scheduling/schedule.ts';

/**
 * THE load plan: what is loaded together, in the order of a visit. The build makes one file of each row, and prints the plan
 * with what each row weighs. A row imports only rows above it: what one of these needs moves up to it. What one screen or
 * part alone needs is not here: it goes with that.
 */
export interface LoadRow {
  /** the name of its file */
  name: string;
  /** when a visitor of home gets it: with the page, or after a milestone of it; the others come with the screens that need them */
  when?: 'page' | Milestone;
  /** lazy parts that load together: each module that `import()` names in these places */
  parts?: readonly string[];
  /** what several screens and parts import of these places */
  shares?: readonly string[];
  /** namespaces of strings that make one file in each language */
  strings?: readonly string[];
}

/** Places are folders, with a slash at their end, and single files, as paths from here. */
export const loadPlan: readonly LoadRow[] = [
  // What the page's entry imports.
  { name: 'app', when: 'page' },
  { name: 'home-shared', when: 'page', shares: ['ui/game-card/', 'ui/picture/', 'ui/section/', 'ui/chips/', 'ui/tap-link/', 'ui/live/', 'ui/messages/', 'features/games/', 'device/listen.ts', 'device/motion.ts', 'runtime/scheduling/', 'screens/home/', '../contract/categories.ts'] },
  // Home's own code and style.
  { name: 'screens/home', when: 'page' },
  { name: 'home-parts', when: 'games', shares: ['features/announcements/', 'runtime/router/link.ts', 'device/save-data.ts', '../contract/address.ts'] },
  { name: 'above-fold', when: 'games', parts: ['screens/home/above-fold/', 'ui/carousel/'], shares: ['ui/carousel/', 'ui/marquee/', 'ui/motion/', 'ui/digits/', 'screens/home/slides.ts'] },
  { name: 'install', when: 'started', shares: ['features/install/', 'device/browser/'] },
  {
    name: 'over-pages',
    when: 'started',
    parts: ['frame/idle-services.ts', 'frame/messages/messages.tsx', 'features/install/offers.tsx', 'features/responsible-play/age-gate/'],
    shares: ['frame/messages/', 'features/responsible-play/age-gate/', 'features/install/offers.tsx', 'device/answer-taps.ts', 'runtime/gesture/', 'runtime/overlays/'],
    strings: ['install', 'ageGate'],
  },
  { name: 'closed', shares: ['frame/closed-platform/'] },
  { name: 'dialogs', shares: ['ui/dialog/'] },
  { name: 'any-screen', shares: ['ui/async/', 'ui/facts/', 'ui/status-view/', 'ui/when-visible/', 'i18n/', '../contract/day.ts'], strings: ['states', 'common'] },
  { name: 'account', shares: ['features/wallet/', 'features/member/', 'i18n/money/', '../contract/page-of.ts'] },
  { name: 'access', shares: ['features/access/', '../contract/endpoints/security.ts'] },
  { name: 'away', shares: ['features/responsible-play/away/'] },
  { name: 'places', shares: ['ui/skeleton/'] },
  { name: 'paged', shares: ['ui/paged/', 'gateway/pages.ts'] },
  { name: 'session', shares: ['features/session/', '../contract/endpoints/session.ts'] },
  { name: 'screen-parts', shares: ['ui/tabs/', 'features/language/', 'features/merchant/offered.ts'] },
  { name: 'play', parts: ['screens/home/actions.ts'], shares: ['features/play/', 'runtime/router/page-query.ts'] },
  { name: 'member-start', parts: ['member-ways.ts', 'frame/member-services.ts', 'screens/home/member-home.ts'] },
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

/** What opens without a network: screens, with all that they load, and the namespaces of their strings and of the frame's. */
export const offline = {
  screens: ['home', 'gameList', 'lottery', 'unknown', 'settings'],
  strings: ['shell', 'common', 'menus', 'states', 'install', 'homeMore', 'home', 'gameList', 'lottery', 'unknown', 'settings'],
} as const;
