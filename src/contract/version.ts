/**
 * The contract's own version, `info.version` of its OpenAPI document. The first number grows with a change that breaks
 * a gateway of the previous version, the second with any other; `npm run openapi -- --diff` tells them apart.
 */
export const contractVersion = '1.1';
