import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process of this machine holds. */
export const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
