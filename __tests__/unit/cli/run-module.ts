import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/**
 * Runs an ES module in a Node of its own at the repository's root, as the commands run; jest's sandbox would make CommonJS of it. The script finds `argument` as `given` and calls `tell(result)` once; both have to survive JSON.
 */
export const runModule = <T>(script: string, argument: unknown): T => {
  const whole = `
    const given = JSON.parse(process.argv[1]);
    const tell = (result) => console.log(JSON.stringify(result));
    ${script}`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', whole, JSON.stringify(argument)], { cwd: root });
  return JSON.parse(output.toString()) as T;
};
