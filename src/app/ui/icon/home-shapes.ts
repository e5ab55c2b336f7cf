// Those of the home screen, the game categories' among them; apart, so that the first bundle carries no others.
export const ball = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8l4 3-1.5 4.5h-5L8 11z';
export const bell = 'M10.3 21a2 2 0 0 0 3.4 0M3.3 15.3A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.7C19.4 14 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.4 6-2.7 7.3';
export const cherry = 'M2 17a5 5 0 0 0 10 0c0-2.8-2.5-5-5-3-2.5-2-5 .2-5 3zM12 17a5 5 0 0 0 10 0c0-2.8-2.5-5-5-3-2.5-2-5 .2-5 3zM7 14c3.2-2.9 4.3-8.8 5-12 1.7 2.4 4.9 9 5 12M22 9c-4.3 0-7.1-2.3-10-7 5.7 0 10 4.7 10 7z';
export const fish = 'M21 12c-2.5 4-5.5 6-9 6-3 0-5.2-1.4-7-4l-3 2c1-2.7 1-5.3 0-8l3 2c1.8-2.6 4-4 7-4 3.5 0 6.5 2 9 6zM16.5 11v.01';
export const flame = 'M12 3q1 4 4 6.5t3 5.5a7 7 0 0 1-14 0 5 5 0 0 1 1-3 2.5 2.5 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4';
export const play = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M10 8l6 4-6 4z';
export const spade = 'M12 18v4M2 14.5a5.5 5.5 0 0 0 9.6 3.7.6.6 0 0 1 .8 0A5.5 5.5 0 0 0 22 14.5c0-2.3-1.5-4-3-5.5l-5.5-5.3a2 2 0 0 0-3 0L5 9c-1.5 1.5-3 3.2-3 5.5';
export const star = 'M12 2l3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2L5.8 21 7 14.1 2 9.3l6.9-1z';
export const ticket = 'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2zM13 5v2M13 11v2M13 17v2';
