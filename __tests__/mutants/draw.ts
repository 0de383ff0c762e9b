import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFaults, type SourceFault } from '../support/source-faults';

export const AREAS = ['domain', 'server', 'client'] as const;
export type Area = (typeof AREAS)[number];

/** A fault in a source file, by the repository path of that file. */
export interface Mutant extends SourceFault {
  readonly area: Area;
  readonly file: string;
  /** The line of the fault, from 1. */
  readonly line: number;
}

/** Generated files, the demo's data and what ran once against a database have no tests that could notice. */
const LEFT_OUT = /\/(generated|demo|migrations)\/|\.d\.ts$/;

const filesOf = (root: string, area: Area): string[] =>
  execFileSync('git', ['ls-files', `src/${area}`], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));

/** A number from 0 to below 1 for each call, the same for the same seed (mulberry32). */
const randomOf = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

/** `count` mutants of the tree at `root`, an equal share of each area, each file as likely as the faults it has room for. */
export const drawMutants = (root: string, { count, seed }: { readonly count: number; readonly seed: number }): Mutant[] => {
  const random = randomOf(seed);
  return AREAS.flatMap((area, at) => {
    const all = filesOf(root, area).flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return sourceFaults(file, text).map((fault) => ({ ...fault, area, file, line: text.slice(0, fault.from).split('\n').length }));
    });
    const share = Math.floor((count * (at + 1)) / AREAS.length) - Math.floor((count * at) / AREAS.length);
    return Array.from({ length: Math.min(share, all.length) }, () => all.splice(Math.floor(random() * all.length), 1)[0]!);
  });
};
