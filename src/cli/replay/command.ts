import { plainJson, terminalLine } from '../../domain/terminal-text';
import { NewerLog, UnreadableLog } from '../../client/replay/unreadable';
import { compareFiles } from './compare';
import { EXIT } from './exit-codes';
import { exportToDevTools } from './export-devtools';
import type { Outcome } from './outcome';
import { play } from './play';
import { Misused, readRequest, USAGE, type Request } from './request';
import { listSteps } from './step-list';
import { writeTestOf } from './test-file';
import { verifyFile } from './verify-file';
import { unreadableWords } from './sentences';

interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const perform = async (request: Exclude<Request, { do: 'help' }>): Promise<Outcome> => {
  switch (request.do) {
    case 'play':
      return play(request.file, request.until);
    case 'steps': {
      const { steps, lines } = await listSteps(request.file, request.range);
      return { exit: EXIT.same, told: { steps }, lines: lines.length > 0 ? lines : ['The log contains no action with this number.'] };
    }
    case 'verify':
      return verifyFile(request.file);
    case 'ui':
      return (await import('./open-screen')).openScreen(request.file);
    case 'compare':
      return compareFiles(request.files);
    case 'to-devtools':
      return exportToDevTools(request.file, request.out);
    case 'to-test':
      return writeTestOf(request.file, request.out, request.expected, request.until);
  }
};

const WRONG = {
  [EXIT.unreadable]: 'unreadable',
  [EXIT.newer]: 'newer',
  [EXIT.misused]: 'misused',
} as const;

const exitOf = (error: unknown): keyof typeof WRONG => {
  if (error instanceof Misused) return EXIT.misused;
  return error instanceof NewerLog ? EXIT.newer : EXIT.unreadable;
};

/** What is wrong, in one sentence. Anything but our own refusals is a fault of this program, whose words tell nobody anything. */
const sentenceOf = (error: unknown): string => {
  if (error instanceof UnreadableLog) return unreadableWords(error.why);
  if (error instanceof Misused) return error.message;
  return `The program crashed on this file. This is a bug in the program (${error instanceof Error ? error.name : typeof error}).`;
};

const filesOf = (request: Request): string => {
  if (request.do === 'help') return '';
  return request.do === 'compare' ? request.files.join(', ') : request.file;
};

/** Runs the command; gives its exit code. */
export const runReplay = async (args: readonly string[], { out, err }: Output): Promise<number> => {
  let file = '';
  try {
    const request = readRequest(args);
    if (request.do === 'help') {
      out(USAGE);
      return EXIT.same;
    }
    file = filesOf(request);
    const { exit, told, lines } = await perform(request);
    if (request.json) out(`${plainJson({ file, exit, ...told })}\n`);
    else out(`${lines.map(terminalLine).join('\n')}\n`);
    return exit;
  } catch (error) {
    const message = sentenceOf(error);
    const exit = exitOf(error);
    if (args.includes('--json')) out(`${plainJson({ file, exit, status: WRONG[exit], message })}\n`);
    else err(`${terminalLine(`${file && exit !== EXIT.misused ? `${file} can’t be replayed. ` : ''}${message}`)}\n`);
    return exit;
  }
};
