import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ChunkMap } from '../../../src/cli/build/chunk-map';

const dist = path.resolve(__dirname, '../../../dist');

/** What stands around every screen, and loads while the server says who is there. */
const SHELL = 'src/client/shell/SignedIn.tsx';
const EDITOR_SCREEN = 'src/client/screens/editor/EditorScreen.tsx';
const REPORTS = 'src/client/screens/reports/index.ts';
const CHART = 'src/client/ui/chart/Plot.tsx';
const RICH_TEXT = 'src/client/screens/blogs/write/BodyEditor.tsx';
const WRITE_SCREEN = 'src/client/screens/blogs/write/WriteScreen.tsx';
const LIST_SCREEN = 'src/client/screens/stores/StoresScreen.tsx';

/** Most that a page may load before it can be used, in kB after brotli. */
export const budgets = { initial: 166.1, list: 227.5, editor: 85, reports: 242, charts: 90, richText: 65 } as const;

/** Sizes of the built scripts, in kB as a browser that takes brotli loads them. */
export interface ScriptSizes {
  /** Before the first paint. */
  readonly initial: number;
  /** Until a screen can be used, the shell included, by the screen's module. */
  readonly screens: Readonly<Record<string, number>>;
  /** Until a list can be used: the stores. */
  readonly list: number;
  /** What the editor needs that a list has not loaded. */
  readonly editor: number;
  /** Until a report can be used, all but its charts. */
  readonly reports: number;
  /** What draws charts needs that a list has not loaded. */
  readonly charts: number;
  /** What a post is written with, beyond the screen around it. */
  readonly richText: number;
}

const sizeOf = (files: Iterable<string>): number => {
  let bytes = 0;
  for (const file of new Set(files)) {
    if (!file.endsWith('.js')) continue;
    const sent = path.join(dist, 'client', file);
    bytes += statSync(existsSync(`${sent}.br`) ? `${sent}.br` : sent).size;
  }
  return bytes / 1000;
};

/** What the built app weighs. Throws when it is not built, or when one of these parts is no longer loaded by itself. */
export const scriptSizes = (): ScriptSizes => {
  const { initial, lazy } = JSON.parse(readFileSync(path.join(dist, 'chunks.json'), 'utf8')) as ChunkMap;
  const filesOf = (module: string): readonly string[] => {
    const files = lazy[module];
    if (!files) throw new Error(`${module} is not loaded lazily.`);
    return files;
  };
  const shell = [...initial, ...filesOf(SHELL)];
  const screens = Object.keys(lazy).filter((module) => /^src\/client\/screens\/[\w/-]+Screen\.tsx$/.test(module));
  const list = new Set([...shell, ...filesOf(LIST_SCREEN)]);
  const beyondList = (module: string): number => sizeOf(filesOf(module).filter((file) => !list.has(file)));
  const writing = new Set([...list, ...filesOf(WRITE_SCREEN)]);
  return {
    initial: sizeOf(initial),
    screens: Object.fromEntries(
      screens.filter((module) => module !== EDITOR_SCREEN).map((module) => [module, sizeOf([...shell, ...filesOf(module)])]),
    ),
    list: sizeOf(list),
    editor: beyondList(EDITOR_SCREEN),
    reports: sizeOf([...shell, ...filesOf(REPORTS)]),
    charts: beyondList(CHART),
    richText: sizeOf(filesOf(RICH_TEXT).filter((file) => !writing.has(file))),
  };
};
