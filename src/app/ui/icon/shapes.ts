/**
 * Outlines on a 24-unit grid, one constant each, so that a screen carries only those it shows.
 * Drawn after Lucide (ISC licence), joined into one path and shortened.
 */
export const addSquare = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 12h8M12 8v8';
export const back = 'M15 18l-6-6 6-6';
export const bell = 'M10.3 21a2 2 0 0 0 3.4 0M3.3 15.3A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.7C19.4 14 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.4 6-2.7 7.3';
export const chat = 'M22 17a2 2 0 0 1-2 2H6.8L2 22V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z';
export const check = 'M20 6 9 17l-5-5';
export const chevron = 'M9 18l6-6-6-6';
export const chevronDown = 'M6 9l6 6 6-6';
export const close = 'M18 6 6 18M6 6l12 12';
export const copy = 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2';
export const dots = 'M12 12v.01M19 12v.01M5 12v.01';
export const download = 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5';
export const eye = 'M2 12.3a1 1 0 0 1 0-.6 10.8 10.8 0 0 1 20 0 1 1 0 0 1 0 .6 10.8 10.8 0 0 1-20 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0';
export const eyeOff = 'M10.7 5A10.8 10.8 0 0 1 22 11.7a1 1 0 0 1 0 .6 10.8 10.8 0 0 1-1.5 2.5M14 14.2A3 3 0 0 1 9.8 10M17.5 17.5A10.8 10.8 0 0 1 2 12.3a1 1 0 0 1 0-.6 10.8 10.8 0 0 1 4.5-5.2M2 2l20 20';
export const filter = 'M2 5h20M6 12h12M10 19h4';
export const flame = 'M12 3q1 4 4 6.5t3 5.5a7 7 0 0 1-14 0 5 5 0 0 1 1-3 2.5 2.5 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4';
export const gift = 'M12 7v14M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M7.5 7a1 1 0 0 1 0-5A5 8 0 0 1 12 7a5 8 0 0 1 4.5-5 1 1 0 0 1 0 5M3 7h18v4H3z';
export const globe = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20';
export const home = 'M9 21v-7h6v7M3 10l9-7 9 7v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z';
export const logout = 'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4';
export const mail = 'M22 7l-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';
export const menu = 'M4 6h16M4 12h16M4 18h10';
export const plus = 'M5 12h14M12 5v14';
export const refresh = 'M3 12a9 9 0 0 1 9-9 9.8 9.8 0 0 1 6.7 2.7L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.8 9.8 0 0 1-6.7-2.7L3 16M8 16H3v5';
export const search = 'M21 21l-4.3-4.3M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0';
export const share = 'M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8.6 13.5l6.8 4M15.4 6.5l-6.8 4';
export const shareUp = 'M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8';
export const star = 'M12 2l3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2L5.8 21 7 14.1 2 9.3l6.9-1z';
export const telegram = 'M14.5 21.7q.4.8 1 0L22 2.6Q22 2 21.4 2l-19 6.5q-.8.4 0 1l8 3.1a2 2 0 0 1 1 1.1zM21.9 2.1l-11 11';
export const user = 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0';
export const warning = 'M12 9v4M12 17v.01M10.3 4l-8 14a2 2 0 0 0 1.7 3h16a2 2 0 0 0 1.7-3l-8-14a2 2 0 0 0-3.4 0';
export const withdraw = 'M7 7h10v10M7 17 17 7';
