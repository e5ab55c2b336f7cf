/** Prints the contract as an OpenAPI document, on its own: no platform runs for it. */
import { openApi } from '../contract/openapi.ts';

process.stdout.write(`${JSON.stringify(openApi(), null, 2)}\n`);
