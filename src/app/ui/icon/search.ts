export const search = 'M21 21l-4.3-4.3M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0';
