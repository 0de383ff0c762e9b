import { budgets, scriptSizes } from '../../e2e/support/script-sizes';
import type { Finding } from '../measure';

/** What the built app weighs against its budgets. */
const bench = (): Finding[] => {
  const sizes = scriptSizes();
  const finding = (name: string, part: keyof typeof budgets): Finding => ({
    bench: name,
    ours: sizes[part],
    peer: budgets[part],
    peerName: 'budget',
    unit: 'kB brotli',
    better: 'less',
    goal: { ratio: 1 },
  });
  return [finding('initial JS', 'initial'), finding('list route JS', 'list'), finding('JS the editor adds to a list route', 'editor')];
};

export default bench;
