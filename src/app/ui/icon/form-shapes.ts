// Of forms and their pickers, and of screens that show the same.
export const check = 'M20 6 9 17l-5-5';
export const eye = 'M2 12.3a1 1 0 0 1 0-.6 10.8 10.8 0 0 1 20 0 1 1 0 0 1 0 .6 10.8 10.8 0 0 1-20 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0';
export const eyeOff = 'M10.7 5A10.8 10.8 0 0 1 22 11.7a1 1 0 0 1 0 .6 10.8 10.8 0 0 1-1.5 2.5M14 14.2A3 3 0 0 1 9.8 10M17.5 17.5A10.8 10.8 0 0 1 2 12.3a1 1 0 0 1 0-.6 10.8 10.8 0 0 1 4.5-5.2M2 2l20 20';
export const refresh = 'M3 12a9 9 0 0 1 9-9 9.8 9.8 0 0 1 6.7 2.7L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.8 9.8 0 0 1-6.7-2.7L3 16M8 16H3v5';
