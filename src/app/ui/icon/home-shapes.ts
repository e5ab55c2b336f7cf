// Icons of the home screen, of what idle parts show, and of the game categories, in a file of their own: the first bundle carries no others.
export const ball = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8l4 3-1.5 4.5h-5L8 11z';
export const cards = 'M3 5h9v15H3zM15 7l6 2-4 11M7.5 10v5';
export const close = 'M18 6 6 18M6 6l12 12';
export const fish = 'M21 12c-2.5 4-5.5 6-9 6-3 0-5.2-1.4-7-4l-3 2c1-2.7 1-5.3 0-8l3 2c1.8-2.6 4-4 7-4 3.5 0 6.5 2 9 6zM16.5 11v.01';
export const flame = 'M12 3q1 4 4 6.5t3 5.5a7 7 0 0 1-14 0 5 5 0 0 1 1-3 2.5 2.5 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4';
export const gem = 'M6 3h12l4 6-10 12L2 9zM2 9h20M12 21 8 9l4-6 4 6z';
export const play = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M10 8l6 4-6 4z';
export const star = 'M12 2l3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2L5.8 21 7 14.1 2 9.3l6.9-1z';
export const warning = 'M12 9v4M12 17v.01M10.3 4l-8 14a2 2 0 0 0 1.7 3h16a2 2 0 0 0 1.7-3l-8-14a2 2 0 0 0-3.4 0';
export const ticket = 'M2 9a3 3 0 0 1 0 6v3h20v-3a3 3 0 0 1 0-6V6H2zM14 6v3M14 11v2M14 15v3';
