/** A name as people search it: without accents and case, and `đ` as the `d` that they type. */
export const folded = (name: string): string => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/đ/g, 'd');
