// @chunk content
import { lacks, wayOut } from './hosts.ts';
import type { Gap } from './hosts.ts';
import { isInstalled } from './standalone.ts';

/** Whether this browser lacks something. An app on the home screen looks like a webview, and lacks nothing. */
export const lacksHere = (gap: Gap): boolean => !isInstalled() && lacks(navigator.userAgent, gap);

/** The address that hands this page to the phone's browser, for a link of `target="_top"`; none where only the app's menu can. */
export const wayOutHere = (): string | undefined => wayOut(navigator.userAgent, new URL(location.href));
