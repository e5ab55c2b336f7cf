// Apart from the other shapes: many screens show no more than these.
export const chevron = 'M9 18l6-6-6-6';
export const chevronDown = 'M6 9l6 6 6-6';
