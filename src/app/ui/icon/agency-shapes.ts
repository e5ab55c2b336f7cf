// Icons of the agency centre only.
export const chartUp = 'M3 3v16a2 2 0 0 0 2 2h16M7 15l4-4 3 3 6-7M16 7h4v4';
export const coins = 'M2 8a6 6 0 1 0 12 0A6 6 0 1 0 2 8M18.1 10.4A6 6 0 1 1 10.3 18M8 6v4M16.7 13.9l.7.7';
export const link = 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7';
export const scroll = 'M19 17V5a2 2 0 0 0-2-2H4M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3M10 8h5M10 12h5';
export const users = 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0M22 21v-2a4 4 0 0 0-3-3.9M16 3.1a4 4 0 0 1 0 7.8';
