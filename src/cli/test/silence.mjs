// A run of tests may take as long as it likes, but not without a word.
import { run } from '../setup.mjs';
import { endTree } from './process-tree.mjs';

/** Milliseconds without a sign after which a run counts as hanging; the slowest single test has three minutes. */
const SILENCE_LIMIT = 10 * 60_000;

const listed = (names) => (names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]);

/** A time of at least a second: `90 s`, `10 min`. */
const spoken = (ms) => (ms < 120_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);

/**
 * Runs a program that tells its parent how it gets on, by messages `{ started }`, `{ finished }`, each with a name, or any other. After
 * `limit` ms without one, it and all it started are ended. Gives its exit code, and as `silence` what to say about it when it fell silent.
 */
export const runUntilSilent = async (command, args, { limit = SILENCE_LIMIT, ...options } = {}) => {
  const running = new Set();
  let silence;
  let timer;
  let ending;
  const onMessage = (message, child) => {
    if (message?.started !== undefined) running.add(message.started);
    if (message?.finished !== undefined) running.delete(message.finished);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const at = running.size > 0 ? `while running ${listed([...running])}` : 'while no test was running';
      silence = `fell silent for ${spoken(limit)} ${at}, and was ended`;
      ending = endTree(child.pid);
    }, limit);
  };
  const result = await run(command, args, { ...options, onMessage, stop: (child) => endTree(child.pid) });
  clearTimeout(timer);
  await ending;
  return { ...result, silence };
};
