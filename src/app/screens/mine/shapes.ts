/** Outlines on a 24-unit grid, drawn after Lucide (ISC licence). */
export const badge = 'M12 2l2.4 2.1 3.2-.2.8 3.1 2.7 1.7-1.2 3 1.2 3-2.7 1.7-.8 3.1-3.2-.2L12 21.4l-2.4-2.1-3.2.2-.8-3.1-2.7-1.7 1.2-3-1.2-3 2.7-1.7.8-3.1 3.2.2zM9 12l2 2 4-4';
export const chart = 'M3 3v16a2 2 0 0 0 2 2h16M7 15l4-5 3 3 5-7';
export const coins = 'M2 8a6 6 0 1 0 12 0A6 6 0 1 0 2 8M18.1 10.4a6 6 0 1 1-7.7 7.7M7 6h1v4';
export const flag = 'M4 22V4a1 1 0 0 1 .5-.9C6 2.4 7.5 2 9 2c3 0 5 2 8 2q1.6 0 3-.6v11.5q-1.4.6-3 .6c-3 0-5-2-8-2q-2.5 0-5 1.5';
export const history = 'M3 12a9 9 0 1 0 9-9 9.8 9.8 0 0 0-6.7 2.7L3 8M3 3v5h5M12 7v5l4 2';
export const list = 'M3 6v.01M3 12v.01M3 18v.01M8 6h13M8 12h13M8 18h13';
export const percent = 'M19 5 5 19M4 6.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M15 17.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0';
export const team = 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0M22 21v-2a4 4 0 0 0-3-3.9M16 3.1a4 4 0 0 1 0 7.8';
export const up = 'M12 19V5M5 12l7-7 7 7';
