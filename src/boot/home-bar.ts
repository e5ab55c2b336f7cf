// Inlined into the head of home, for its download bar (S13): a script behind the bar would run after a paint of it.
import { closeBarOnTap, hideUnofferedBar } from './download-bar.ts';
import type { HostPatterns } from './download-bar.ts';

/** The build puts the patterns of app/device/hosts.ts in its place, without the table that they are made of. */
declare const HOST_PATTERNS: HostPatterns;

hideUnofferedBar(HOST_PATTERNS);
closeBarOnTap();
