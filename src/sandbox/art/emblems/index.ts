import type { Emblem } from '../emblem.ts';
import { adventure } from './adventure.ts';
import { animals } from './animals.ts';
import { luck } from './luck.ts';
import { sea } from './sea.ts';
import { sky } from './sky.ts';
import { table } from './table.ts';

const all = { ...animals, ...sea, ...luck, ...sky, ...table, ...adventure };

export type EmblemName = keyof typeof all;

export const emblems: Record<EmblemName, Emblem> = all;

export const emblemNames = Object.keys(all) as EmblemName[];
