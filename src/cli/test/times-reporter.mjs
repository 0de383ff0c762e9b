// Tells whoever started jest what a run came to and how long each suite took.
import path from 'node:path';
import { sumsOf } from './sums.mjs';

export default class TimesReporter {
  #suites = [];

  onTestFileResult({ path: file, context: { config } }, { perfStats: { start, end } }) {
    if (start === 0) return;
    const name = path.relative(path.join(config.rootDir, '__tests__'), file);
    this.#suites.push({ group: config.displayName.name, name, seconds: (end - start) / 1000 });
  }

  onRunComplete(_contexts, results) {
    process.send?.({ sums: sumsOf(results), suites: this.#suites });
  }
}
