import { readFileSync, statSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { ChunkMap } from '../../../src/cli/build/chunk-map';
import type { Finding } from '../measure';

const dist = path.resolve(__dirname, '../../../dist');
const LIST_SCREEN = 'src/client/screens/stores/StoresScreen.tsx';
const EDITOR_SCREEN = 'src/client/screens/editor/EditorScreen.tsx';

/** kB a browser that takes brotli loads for these scripts. */
const scriptSize = (files: Iterable<string>): number => {
  let bytes = 0;
  for (const file of new Set(files)) {
    if (!file.endsWith('.js')) continue;
    const sent = path.join(dist, 'client', file);
    bytes += statSync(existsSync(`${sent}.br`) ? `${sent}.br` : sent).size;
  }
  return bytes / 1000;
};

/** What the built app weighs against its budgets. */
const bench = (): Finding[] => {
  const { initial, lazy } = JSON.parse(readFileSync(path.join(dist, 'chunks.json'), 'utf8')) as ChunkMap;
  const screen = (module: string): readonly string[] => {
    const files = lazy[module];
    if (!files) throw new Error(`${module} is not loaded lazily.`);
    return files;
  };
  const list = new Set([...initial, ...screen(LIST_SCREEN)]);
  const editor = screen(EDITOR_SCREEN).filter((file) => !list.has(file));
  const finding = (name: string, files: Iterable<string>, budget: number): Finding => ({
    bench: name,
    ours: scriptSize(files),
    peer: budget,
    peerName: 'budget',
    unit: 'kB brotli',
    better: 'less',
    goal: { ratio: 1 },
  });
  return [
    finding('initial JS', initial, 180),
    finding('list route JS', list, 230),
    finding('JS the editor adds to a list route', editor, 80),
  ];
};

export default bench;
