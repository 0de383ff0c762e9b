import { writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLog } from '../../../src/client/replay/parse';
import { playLog } from '../../../src/client/replay/player';
import '../../../src/client/editor';
import { reducerWith } from './mutated';
import { faulty, probed, placesIn, type Place } from './places';

const FILES = [
  'kernel/tasks-slice.ts',
  'kernel/calls.ts',
  'kernel/table.ts',
  'kernel/entity-reducer.ts',
  'kernel/app-state.ts',
  'editor/document/reducer.ts',
  'editor/ui.ts',
  'tasks/bulk/bulk-slice.ts',
  'editor/save/slice.ts',
  'editor/session.ts',
  'editor/product/slice.ts',
  'shell/customizer/customizer-slice.ts',
  'shell/search/search-slice.ts',
  'shell/notifications/inbox-slice.ts',
  'shell/session/session-slice.ts',
];
test('explore', () => {
  const logs = ['lists-and-failures', 'background-tasks', 'editor-session'].map((n) =>
    parseLog(readFileSync(path.join(__dirname, '../../fixtures/logs', `${n}.podlog.jsonl`), 'utf8')),
  );
  let seed = 7;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const all = FILES.flatMap((f) => {
    try {
      return placesIn(f);
    } catch {
      return [];
    }
  });
  const order = all
    .map((p) => [random(), p] as const)
    .sort(([a], [b]) => a - b)
    .map(([, p]) => p);
  const out: (Place & { caught: boolean })[] = [];
  const end = Date.now() + 480_000;
  for (const place of order) {
    if (Date.now() > end) break;
    let caught = false;
    let hit = false;
    try {
      (globalThis as any).__hit = () => {
        hit = true;
      };
      const probe = reducerWith(place.file, probed(place, '__hit'));
      hit = false;
      for (const log of logs) playLog(log, { createReducer: probe });
      if (!hit) {
        out.push({ ...place, caught, hit } as never);
        continue;
      }
      const create = reducerWith(place.file, faulty(place));
      caught = logs.some((log) => playLog(log, { createReducer: create }).divergence !== null);
    } catch (e) {
      caught = true;
      hit = false;
      console.log(String(e).slice(0, 300));
    }
    out.push({ ...place, caught, hit } as never);
    writeFileSync('/tmp/dt/explored.json', JSON.stringify(out));
  }
  console.log(all.length, out.length, out.filter((o) => o.caught).length);
}, 600_000);
