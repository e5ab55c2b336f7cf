import { readFileSync } from 'node:fs';

/** Resident memory of a process, in megabytes. */
export const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
