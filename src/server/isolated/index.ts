import { availableParallelism } from 'node:os';
import type { IsolatedWorkOf, KindsLike, RunIsolated } from '../kernel/isolated';
import { Child } from './child';
import { Crew } from './crew';

interface Isolated<Kinds extends KindsLike<Kinds>> {
  readonly run: RunIsolated<Kinds>;
  /** Ends the processes; what is at work or waiting fails. */
  readonly stop: () => void;
}

/** At least two, so that nobody has all of them; more only cost memory. */
const CREW_SIZE = Math.min(4, Math.max(2, availableParallelism()));

/**
 * Does work in processes of its own, which are started when there is something to do.
 *
 * @param program what they run, unless it is this server's own program; it calls `serve` with the same work.
 */
export const startIsolated = <Kinds extends KindsLike<Kinds>>(work: IsolatedWorkOf<Kinds>, program?: string): Isolated<Kinds> => {
  const crew = (): Crew => new Crew(CREW_SIZE, () => new Child(program));
  const crews = { drawing: crew(), checking: crew() };
  return {
    // What a kind answers is what its entry says; the two sides of the pipe are the same program.
    run: (kind, owner, request) => {
      const { limit, tooMuch } = work[kind];
      return crews[work[kind].crew].run(owner, { kind: String(kind), terms: { limit, tooMuch }, request }) as never;
    },
    stop: () => Object.values(crews).forEach((each) => each.stop()),
  };
};
