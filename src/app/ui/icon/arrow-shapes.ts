// Apart from the other shapes: 27 chunks show these, which would be a request of 65 B.
export const chevron = 'M9 18l6-6-6-6';
export const chevronDown = 'M6 9l6 6 6-6';
