import type { ChildProcess } from 'node:child_process';
import { UserError } from '../kernel/errors';
import { logFault } from '../kernel/log';
import type { Fault } from '../../domain/fault';
import { errorOf, type Piece, type Told } from './messages';
import { startProgram } from './program';

/** ms to start a process and load the code of a kind, on a machine that is busy with other things. */
const START_LIMIT = 60_000;

/** Characters of what a process wrote before it ended, for the log. */
const LAST_WORDS = 1000;

/** Why a process ends that nobody needs any more. */
export const STOPPED = 'stopped';

interface AtWork {
  readonly kind: string;
  readonly limit: number;
  readonly tooMuch: Fault;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  /** Its code is loaded: whatever happens from now on is the piece's own doing. */
  begun: boolean;
}

/** One process that does one piece of work at a time. What it does in vain, it takes with it when it ends. */
export class Child {
  readonly #process: ChildProcess;
  #atWork: AtWork | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lastWords = '';
  #ending = '';
  /** False once it has ended or will. */
  usable = true;
  /** Bytes it had in memory after its latest piece. */
  resident = 0;

  constructor(program?: string) {
    this.#process = startProgram(program);
    this.#process.on('message', (told: Told) => this.#hear(told));
    this.#process.on('error', (error) => this.#lost(error.message));
    this.#process.on('exit', (code, signal) => this.#lost(signal ?? `exit code ${code}`));
    this.#process.stderr?.on('data', (said: Buffer) => (this.#lastWords = `${this.#lastWords}${said.toString()}`.slice(-LAST_WORDS)));
    this.#process.stdin?.on('error', () => undefined);
    this.#rest();
  }

  /** Answers, or throws what the work threw or what `tooMuch` says. */
  run(piece: Piece, { limit, tooMuch }: Pick<AtWork, 'limit' | 'tooMuch'>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#atWork = { kind: piece.kind, limit, tooMuch, resolve, reject, begun: false };
      this.#process.ref();
      this.#process.channel?.ref();
      this.#giveTime(START_LIMIT);
      try {
        // A process that is gone says so by its exit.
        this.#process.send(piece, () => undefined);
      } catch (error) {
        this.#rest();
        throw error;
      }
    });
  }

  /** At once, whatever it is doing: native code cannot be asked to stop. */
  end(why: string): void {
    this.usable = false;
    this.#ending ||= why;
    this.#process.kill('SIGKILL');
  }

  #giveTime(limit: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(`after ${limit} ms`), limit);
  }

  #hear(told: Told): void {
    if (!this.#atWork || !this.usable) return;
    if (told.type === 'began') {
      this.#atWork.begun = true;
      return this.#giveTime(this.#atWork.limit);
    }
    const { resolve, reject } = this.#atWork;
    this.resident = told.resident;
    this.#rest();
    return told.type === 'done' ? resolve(told.answer) : reject(errorOf(told.failure));
  }

  /** A process with nothing to do keeps this one not alive. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#atWork = null;
    this.#process.unref();
    this.#process.channel?.unref();
    for (const pipe of [this.#process.stdin, this.#process.stderr]) (pipe as { unref?(): void } | null)?.unref?.();
  }

  #lost(reason: string): void {
    this.usable = false;
    const lost = this.#atWork;
    this.#rest();
    if (!lost) return;
    const error = new Error(`The process of a piece of ${lost.kind} ended: ${this.#ending || `${reason} ${this.#lastWords}`.trim()}`);
    if (!lost.begun || this.#ending === STOPPED) return lost.reject(error);
    logFault('isolated', error);
    return lost.reject(UserError.of(lost.tooMuch));
  }
}
