// @chunk access
/** Drawing of a padlock, on a 72-unit grid: for pages that the account or the merchant has not. */
export const locked = 'M22 34h28a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4Zm4 0v-8a10 10 0 0 1 20 0v8M36 45v5';
