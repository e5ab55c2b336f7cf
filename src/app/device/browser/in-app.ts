import { missingFeature, escapeLink } from './hosts.ts';
import type { HostGap } from './hosts.ts';
import { isInstalled } from './standalone.ts';

/** Whether this browser lacks a feature. An installed app looks like a webview, and lacks nothing. */
export const missingHere = (gap: HostGap): boolean => !isInstalled() && missingFeature(navigator.userAgent, gap);

/** The address that opens this page in the phone's browser, for a link of `target="_top"`; undefined where only the app's menu can. */
export const escapeLinkHere = (): string | undefined => escapeLink(navigator.userAgent, new URL(location.href));
