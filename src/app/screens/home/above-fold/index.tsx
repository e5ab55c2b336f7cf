// @chunk above-fold
// What stands above the games is in the page already, and comes to life after them.
export { Banner } from './banner.tsx';
export { Jackpot } from './jackpot.tsx';
export { NoticeStrip } from './notice-strip.tsx';
