import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Result } from 'autocannon';

export interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const CONNECTIONS = 8;
const autocannon = path.join(__dirname, '../node_modules/autocannon/autocannon.js');

/** Answers a second, asked for by kept-alive connections from a process of its own. Throws when an answer is not a 2xx. */
export const load = ({ url, method, headers, body }: Target, seconds: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const args = ['--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds), '-m', method];
    for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}=${value}`);
    if (body !== undefined) args.push('-b', body);
    const child = spawn(process.execPath, [autocannon, ...args, url], { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', () => {
      const result = JSON.parse(output) as Result;
      if (result.errors + result.non2xx > 0) reject(new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals.`));
      else resolve(result['2xx'] / result.duration);
    });
  });
