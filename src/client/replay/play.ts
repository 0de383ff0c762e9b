/** The part of the log that runs anywhere: reading and folding. It touches no window, so the command line uses it too. */
export { playLog, type PlayResult } from './player';
export { parseLog, UnreadableLog, type Log } from './parse';
