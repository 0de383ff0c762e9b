import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import '../../../src/client/late-parts';
import { createRootReducer } from '../../../src/client/store';

/** Names every object answers to without having them: as an id, a request or a list they have to be ids like any other. */
const NAMES = ['__proto__', 'constructor', 'toString'];
const logs = ['background-tasks', 'editor-session', 'lists-and-failures'].map(
  (name) => [name, readFileSync(path.join(__dirname, `../../fixtures/logs/${name}.podlog.jsonl`), 'utf8')] as const,
);

/** The last state of a log's actions, as text; a reducer that throws leaves the state as it was. */
const foldText = (log: string): string => {
  const reduce = createRootReducer();
  let state = reduce(undefined, { type: 'begin' });
  for (const line of log.split('\n')) {
    if (line.startsWith('{"t":"a"')) state = reduce(state, (JSON.parse(line) as { action: { type: string } }).action);
  }
  return JSON.stringify(state);
};

/** Everything in a log that names something: ids, keys of lists, names of sides and layers. */
const namesIn = (log: string): string[] =>
  [...new Set(log.match(/"(?:[0-9a-f]{24}|[0-9a-f]{32}|\[\d+,\d+,\[(?:[^"\\]|\\.)*\]\]|front|back|greeting)"/g))].filter((name) =>
    log.split('\n').some((line) => line.startsWith('{"t":"a"') && line.includes(name)),
  );

const parsed = (text: string): unknown => JSON.parse(text);

test.each(logs)('in %s no id, key or name has power over an object', (_name, log) => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const last = foldText(log);
  const named = namesIn(log);
  expect(named.length).toBeGreaterThan(5);
  const wrong = NAMES.flatMap((evil) =>
    named
      .filter((name) => {
        const renamed = (text: string): string => text.replaceAll(name, JSON.stringify(evil));
        try {
          return !isDeepStrictEqual(parsed(foldText(renamed(log))), parsed(renamed(last)));
        } catch {
          return true;
        }
      })
      .map((name) => `${name} as ${evil}`),
  );
  const polluted = Object.getOwnPropertyNames(Object.prototype).filter((name) => !before.includes(name));
  for (const name of polluted) delete (Object.prototype as unknown as Record<string, unknown>)[name];
  expect(polluted).toEqual([]);
  expect(wrong).toEqual([]);
});
