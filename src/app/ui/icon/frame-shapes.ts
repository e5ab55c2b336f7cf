// The outlines of header and footer menu, and no others.
export const back = 'M15 18l-6-6 6-6';
export const chat = 'M22 17a2 2 0 0 1-2 2H6.8L2 22V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z';
export const gift = 'M12 7v14M20 11v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M7.5 7a1 1 0 0 1 0-5A5 8 0 0 1 12 7a5 8 0 0 1 4.5-5 1 1 0 0 1 0 5M3 7h18v4H3z';
export const home = 'M9 21v-7h6v7M3 10l9-7 9 7v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z';
export const mail = 'M22 7l-9 5.7a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';
export const menu = 'M4 6h16M4 12h16M4 18h10';
export const plus = 'M5 12h14M12 5v14';
export const user = 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0';
