import { EXIT } from './exit-codes';
import type { Outcome } from './outcome';
import { playFile, type Played } from './play-file';
import { storyLines } from './story';
import { doubtWords } from './sentences';

const exitCode = ({ status, losses, secrets }: Played): number => {
  if (secrets.length > 0) return EXIT.secret;
  if (status !== 'same') return EXIT[status];
  return losses.length > 0 ? EXIT.loss : EXIT.same;
};

const VERDICT = { same: 'Same state.', unproven: 'No differences found, but the state couldn’t be verified.' } as const;

const describe = (file: string, played: Played): string[] => {
  const { status, divergence, doubts, actions, checkpoints, lastSeq, from, cut, losses, secrets, story } = played;
  const lines = [`${file}: ${actions} actions up to ${lastSeq}, ${checkpoints} checkpoints.`];
  if (from > 0) lines.push(`Replayed from the state after action ${from}. Earlier actions were skipped.`);
  lines.push(...storyLines(story));
  if (cut) lines.push('The last line is incomplete and was skipped.');
  for (const loss of losses) lines.push(`Lost in migration: ${loss}`);
  for (const { line, pointer, kind } of secrets) lines.push(`A secret on line ${line} at ${pointer}: ${kind}.`);
  if (divergence) {
    const { seq, slice, pointer, cause, reason } = divergence;
    lines.push(`Diverged at action ${seq}: ${reason}.`, `  slice    ${slice}`, `  pointer  ${pointer}`);
    lines.push(`  cause    ${cause ? `action ${cause.seq} ${cause.type} (${cause.origin})` : 'none: before the first action'}`);
    if (cause) lines.push(`  look     --steps ${cause.seq}`);
  }
  if (status !== 'diverged') lines.push(...doubts.map(doubtWords), VERDICT[status]);
  return lines;
};

/** Folds a log and tells its story. */
export const play = async (file: string, until: number | undefined): Promise<Outcome> => {
  const played = await playFile(file, until);
  const { state, doubts, ...rest } = played;
  return {
    exit: exitCode(played),
    told: { ...rest, doubts: doubts.map(doubtWords), ...(until !== undefined && { state }) },
    lines: describe(file, played),
  };
};
