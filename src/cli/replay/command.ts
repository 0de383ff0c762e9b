import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { parseLog, UnreadableLog, type Log } from '../../client/replay/parse';
import { playLog, type PlayResult } from '../../client/replay/player';
import { findSecrets, type FoundSecret } from '../../client/replay/redaction/find-secrets';
import { createRootReducer } from '../../client/store';

/** Exit codes, as docs/log-format.md tells them. The first that applies wins: unreadable, secret, diverged, migrated with loss. */
const EXIT = { same: 0, diverged: 1, unreadable: 2, loss: 3, secret: 4 } as const;

const USAGE = 'npm run replay -- FILE [--until N] [--json]';

interface Request {
  readonly file: string;
  readonly until: number | undefined;
  readonly json: boolean;
}

const readRequest = (args: readonly string[]): Request => {
  const options = {
    until: { type: 'string' },
    json: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`One log is needed: ${USAGE}`);
  if (values.verify) throw new Error('--verify is not available: this version folds the recorded actions and runs no saga.');
  if (values.until !== undefined && !/^\d+$/.test(values.until))
    throw new Error('--until takes the number of an action, such as --until 120.');
  return { file, until: values.until === undefined ? undefined : Number(values.until), json: values.json };
};

const readText = (file: string): string => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new UnreadableLog('There is no such file, or it can’t be opened.');
  }
  const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    return (zipped ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch {
    throw new UnreadableLog('It is not a complete gzip file.');
  }
};

const exitCode = (result: PlayResult, losses: readonly string[], secrets: readonly FoundSecret[]): number => {
  if (secrets.length > 0) return EXIT.secret;
  if (result.status === 'diverged') return EXIT.diverged;
  return losses.length > 0 ? EXIT.loss : EXIT.same;
};

const describe = (file: string, log: Log, result: PlayResult, secrets: readonly FoundSecret[]): string[] => {
  const { divergence, actions, checkpoints, lastSeq } = result;
  const lines = [`${file}: ${actions} actions up to ${lastSeq}, ${checkpoints} checkpoints.`];
  if (log.cut) lines.push('The last line is cut off and was left out.');
  for (const loss of log.losses) lines.push(`Lost in migration: ${loss}`);
  for (const { line, pointer, kind } of secrets) lines.push(`A secret on line ${line} at ${pointer}: ${kind}.`);
  if (divergence) {
    const { seq, slice, pointer, cause, reason } = divergence;
    lines.push(`Diverged at action ${seq}: ${reason}.`, `  slice    ${slice}`, `  pointer  ${pointer}`);
    lines.push(`  cause    ${cause ? `action ${cause.seq} ${cause.type} (${cause.origin})` : 'none: before the first action'}`);
  } else {
    lines.push('Same state.');
  }
  return lines;
};

interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Runs the command; gives its exit code. */
export const runReplay = (args: readonly string[], { out, err }: Output): number => {
  let file = '';
  try {
    const request = readRequest(args);
    file = request.file;
    const log = parseLog(readText(file));
    const secrets = findSecrets(log.records);
    const result = playLog(log, { createReducer: createRootReducer, ...(request.until !== undefined && { until: request.until }) });
    const code = exitCode(result, log.losses, secrets);
    if (request.json) {
      const { state, ...rest } = result;
      const report = {
        file,
        exit: code,
        ...rest,
        cut: log.cut,
        losses: log.losses,
        secrets,
        ...(request.until !== undefined && { state }),
      };
      out(`${JSON.stringify(report)}\n`);
    } else {
      out(`${describe(file, log, result, secrets).join('\n')}\n`);
    }
    return code;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (args.includes('--json')) out(`${JSON.stringify({ file, exit: EXIT.unreadable, status: 'unreadable', message })}\n`);
    else err(`${file ? `${file} can’t be replayed. ` : ''}${message}\n`);
    return EXIT.unreadable;
  }
};
