// Inlined into the head of every page, behind what else decides its first paint. A weak phone paints a page before it has
// read all of it: the boot script at the end ran up to 1.9 s after the first paint, and three taps were lost meanwhile.
import { holdFirstTap } from './first-tap.ts';

holdFirstTap();
