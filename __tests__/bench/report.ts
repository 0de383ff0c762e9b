import { ratioOf, type Finding } from './measure';

const round = (value: number): number => Number(value.toPrecision(4));

const line = (finding: Finding): string => {
  const { bench, ours, peer, peerName, unit, goal } = finding;
  const ratio = ratioOf(finding);
  const met = goal && ('ratio' in goal ? ratio >= goal.ratio : ours <= goal.ours);
  const goalText = goal && ('ratio' in goal ? `ratio ≥ ${round(goal.ratio)}` : `ours ≤ ${goal.ours}`);
  return JSON.stringify({
    bench,
    ours: round(ours),
    peer: round(peer),
    peer_name: peerName,
    ratio: round(ratio),
    unit,
    goal: goalText,
    met,
  });
};

/** Runs one benchmark and prints what it found, one JSON object a line. */
export const report = async (bench: () => Finding[] | Promise<Finding[]>): Promise<void> => {
  // Servers a benchmark started end when this process exits, but not when a signal ends it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  for (const finding of await bench()) console.log(line(finding));
};
