/**
 * All calls. The platform's handlers are typed by this module, so that a call without a handler does not compile; the
 * phone imports single calls, so that an unused one costs it nothing.
 */
export * from './accounts.ts';
export * from './agency.ts';
export * from './announcements.ts';
export * from './banners.ts';
export * from './board.ts';
export * from './cashier.ts';
export * from './club.ts';
export * from './feedback.ts';
export * from './game-info.ts';
export * from './games.ts';
export * from './invitations.ts';
export * from './lottery.ts';
export * from './member.ts';
export * from './messages.ts';
export * from './money-request.ts';
export * from './notices.ts';
export * from './platform.ts';
export * from './play.ts';
export * from './profile.ts';
export * from './promotions.ts';
export * from './records.ts';
export * from './recovery.ts';
export * from './registration.ts';
export * from './responsible.ts';
export * from './rewards.ts';
export * from './security.ts';
export * from './session.ts';
export * from './transfers.ts';
export * from './trial.ts';
