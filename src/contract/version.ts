/**
 * The contract's own version, which `info.version` of its OpenAPI document says. The first number grows with a change that
 * a gateway of the version before does not bear, the second with any other; `npm run openapi -- --diff` tells them apart.
 */
export const contractVersion = '1.1';
