import { writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { merchantFile } from '../edge/merchants/file.ts';

const file = 'src/edge/merchants/ready-made/merchant.schema.json';

/** The JSON schema of a merchant's file, for completion and errors in editors. What only a program can check, such as a contrast, `leve check` finds. */
export const merchantSchema = (): string => `${JSON.stringify(toJsonSchema(merchantFile, { typeMode: 'input', errorMode: 'ignore', target: 'draft-07' }), null, 2)}\n`;

if (import.meta.main) writeFileSync(file, merchantSchema());
