import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What one side of a benchmark can be told to do; arguments and answers travel as JSON. */
// Each command has its own arguments; `never` lets one record hold them, and `ask` gives them back.
export type Commands = Readonly<Record<string, (...args: never[]) => unknown>>;

/** One side of a benchmark, at work in a process of its own. */
export interface Apart<C extends Commands> {
  /** Does one thing there and brings the answer; one at a time. */
  ask<Name extends keyof C & string>(name: Name, ...args: Parameters<C[Name]>): Promise<Awaited<ReturnType<C[Name]>>>;
  end(): void;
}

/**
 * Starts the running benchmark once more for one side alone. A page holds one store and one queue: side by side in one process, each
 * would pay for the garbage of the others, and V8 would learn from one how to allocate the objects of another.
 */
export const startApart = <C extends Commands>(side: string): Apart<C> => {
  const child = fork(__filename, [side]);
  const broken = once(child, 'exit').then(([code]): never => {
    throw new Error(`The side "${side}" ended with exit code ${String(code)}.`);
  });
  // Somebody waits for it only while a question is open.
  broken.catch(() => undefined);
  return {
    ask: async (name, ...args) => {
      child.send([name, args]);
      const [answer] = (await Promise.race([once(child, 'message'), broken])) as [never];
      return answer;
    },
    end: () => {
      if (child.connected) child.disconnect();
    },
  };
};

/** The side this process was started for; undefined in the benchmark itself. */
export const sideHere = (): string | undefined => process.argv[2];

/** Answers what the benchmark asks of this side until it ends. */
export const answerApart = (commands: Commands): Promise<void> =>
  new Promise((resolve) => {
    process.on('message', (message) => {
      const [name, args] = message as [string, never[]];
      void Promise.resolve(commands[name]?.(...args)).then((answer) => process.send?.(answer ?? null));
    });
    process.once('disconnect', resolve);
  });
