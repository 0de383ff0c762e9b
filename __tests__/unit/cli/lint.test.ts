/** @covers src/cli/lint */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

interface Snippet {
  readonly file: string;
  readonly code: string;
}

interface Finding {
  /** As `plugin(rule)`. */
  readonly rule: string;
  readonly message: string;
}

/** Where a snippet lies: several may stand for the same file, so those called `a` are numbered. */
const placeOf = ({ file }: Snippet, index: number): string => file.replace(/\/a\.(tsx?|mjs)$/, `/a${index}.$1`);

/**
 * Writes all snippets into a folder that has the project's own configuration, runs the linter over it once, and returns what it says of each.
 */
const lint = (snippets: readonly Snippet[]): Finding[][] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  try {
    for (const name of ['.oxlintrc.json', 'src/cli/lint', 'tsconfig.json'])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const places = snippets.map(placeOf);
    for (const [i, { code }] of snippets.entries()) {
      const file = path.join(folder, places[i] ?? '');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${code}\n`);
    }
    const { stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    const { diagnostics } = JSON.parse(stdout) as {
      readonly diagnostics: readonly { readonly code?: string; readonly message: string; readonly filename: string }[];
    };
    return places.map((place) =>
      diagnostics.filter(({ filename }) => filename === place).map(({ code = '', message }) => ({ rule: code, message })),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const refused: readonly (Snippet & { readonly says: RegExp })[] = [
  { file: 'src/contract/a.ts', code: `import '../domain/money';`, says: /contract must not import src\/domain.*SDL/ },
  {
    file: 'src/domain/a.ts',
    code: `import type { Tx } from '../server/kernel/context';`,
    says: /domain must not import src\/server.*argument/,
  },
  { file: 'src/scene/a.ts', code: `export * from '../client/kernel/clock';`, says: /scene must not import src\/client\/kernel/ },
  { file: 'src/client/kernel/a.ts', code: `import { x } from '../../server/files';`, says: /must not import src\/server.*src\/contract/ },
  { file: 'src/client/kernel/a.ts', code: `type T = import('../../server/kernel/context').Tx;`, says: /must not import src\/server/ },
  { file: 'src/server/a.ts', code: `import type { R } from '../client/kernel/table';`, says: /server must not import src\/client\/kernel/ },
  {
    file: 'src/server/jobs/a.ts',
    code: `import { pushItem } from '../listings/push-job';`,
    says: /jobs must not import src\/server\/listings.*work\.ts/,
  },
  {
    file: 'src/server/kernel/a.ts',
    code: `import type { StoreTable } from '../stores/tables';`,
    says: /kernel and db must not import src\/server\/stores/,
  },
  { file: 'src/server/stores/a.ts', code: `import { work } from '../work';`, says: /must not import the files at the top of src\/server/ },
  { file: 'src/server/shed/a.ts', code: `import { unixNow } from '../kernel/clock';`, says: /does not list/ },
  { file: 'src/server/a.ts', code: `const x = await import('../cli/replay');`, says: /must not import src\/cli/ },
  {
    file: 'src/client/kernel/a.ts',
    code: `import { stores } from '../entities/stores';`,
    says: /kernel must not import src\/client\/entities.*lower layer/,
  },
  { file: 'src/client/entities/a.ts', code: `import '../editor/history';`, says: /entities must not import src\/client\/editor/ },
  { file: 'src/client/entities/a.ts', code: `import type { RootState } from '../store';`, says: /the top of src\/client/ },
  { file: 'src/client/ui/a.tsx', code: `import { stores } from '../entities/stores';`, says: /ui must not import.*props/ },
  { file: 'src/client/replay/a.ts', code: `import '../shell/Navbar';`, says: /replay must not import src\/client\/shell/ },
  { file: 'src/client/shell/a.ts', code: `import '../screens/stores/StoresScreen';`, says: /shell must not import a screen/ },
  {
    file: 'src/client/screens/jobs/a.tsx',
    code: `import '../stores/StoresView';`,
    says: /a screen must not import a screen.*src\/client\/ui/,
  },
  { file: 'src/client/entities/a.ts', code: `import type { Q } from '../../contract/generated/resolvers';`, says: /generated\/operations/ },
  { file: 'src/client/screens/a/a.tsx', code: `import { Canvas } from 'fabric';`, says: /"fabric" has one door.*canvas projection/ },
  { file: 'src/server/render/a.ts', code: `import { StaticCanvas } from 'fabric/es';`, says: /src\/scene/ },
  { file: 'src/client/entities/a.ts', code: `import { takeLatest } from 'redux-saga/effects';`, says: /watch\(\)/ },
  { file: 'src/client/shell/a.ts', code: `import { takeEvery } from 'typed-redux-saga';`, says: /watch\(\).*in a word/ },
  { file: 'src/client/entities/a.ts', code: `import { GraphQLClient } from 'graphql-request';`, says: /request\(\)/ },
  { file: 'src/domain/a.ts', code: `import fs from 'node:fs';`, says: /browser/ },
  { file: 'src/client/ui/a.tsx', code: `import { Add } from '@mui/icons-material';`, says: /src\/client\/ui\/icons/ },
  { file: 'src/client/ui/a.tsx', code: `import Add from '@mui/icons-material/Add';`, says: /each icon is a file/ },
  { file: 'src/client/entities/a.ts', code: `const t = Date.now();`, says: /Date\.now has one door.*clock\.ts/ },
  { file: 'src/domain/a.ts', code: `import { isToday } from 'date-fns/isToday';`, says: /isToday has one door.*argument/ },
  { file: 'src/client/editor/a.ts', code: `const t = new Date();`, says: /new Date\(\)/ },
  { file: 'src/client/editor/a.ts', code: `const t = window.performance.now() + performance.now();`, says: /performance\.now/ },
  { file: 'src/client/tasks/a.ts', code: `const t = Math.random();`, says: /Math\.random/ },
  { file: 'src/client/tasks/a.ts', code: `const t = crypto.randomUUID();`, says: /crypto\.randomUUID/ },
  { file: 'src/client/tasks/a.ts', code: `import { nanoid } from '@reduxjs/toolkit';`, says: /nanoid/ },
  { file: 'src/client/shell/a.tsx', code: `window.setTimeout(() => undefined, 200);`, says: /setTimeout/ },
  { file: 'src/domain/a.ts', code: `const t = Date.now();`, says: /as an argument/ },
  {
    file: 'src/server/parcels/a.ts',
    code: `for (const row of due) await shop.pushTracking(row);`,
    says: /stops at the first that fails.*doOneByOne/,
  },
  {
    file: 'src/server/connectors/platforms/any/orders.ts',
    code: `for (const id of ids) { try { fates.set(id, await fateOf(client, id)); } catch { break; } }`,
    says: /stops at the first that fails.*doOneByOne/,
  },
  {
    file: 'src/server/connectors/platforms/any/orders2.ts',
    code: `for (let at = 0; at < ids.length; at += 50) found.push(...(await this.client.get(ids.slice(at, at + 50))));`,
    says: /stops at the first that fails.*doOneByOne/,
  },
  {
    file: 'src/server/mail/a.ts',
    code: `await Promise.all(due.map(async (row) => { await account.send(row); }));`,
    says: /stops at the first that fails.*doOneByOne/,
  },
];

const allowed: readonly Snippet[] = [
  { file: 'src/domain/a.ts', code: `import type { Store } from '../contract/generated/operations';` },
  { file: 'src/scene/a.ts', code: `import { Canvas } from 'fabric'; import '../domain/geometry/placement';` },
  { file: 'src/client/kernel/effects.ts', code: `import { call } from 'typed-redux-saga';` },
  { file: 'src/client/shell/a.ts', code: `import { eventChannel } from 'redux-saga';` },
  { file: 'src/client/kernel/request.ts', code: `import { GraphQLClient } from 'graphql-request';` },
  { file: 'src/client/kernel/clock.ts', code: `export const now = () => Date.now(); setTimeout(now, 1);` },
  { file: 'src/client/editor/canvas/a.ts', code: `import { Canvas } from 'fabric'; import '../../../scene/document';` },
  {
    file: 'src/client/screens/jobs/a.tsx',
    code: `import './JobsView'; import '../../ui/ListPage'; import '../../entities/jobs'; import '../../shell/Page';`,
  },
  { file: 'src/client/ui/a.tsx', code: `import Add from './icons/Add'; const d = new Date(0); import '../theme';` },
  { file: 'src/client/main.tsx', code: `import './store'; import './screens/jobs/JobsScreen'; import './shell/Shell';` },
  { file: 'src/server/a.ts', code: `import fs from 'node:fs'; import '../scene/document'; const t = Date.now();` },
  { file: 'src/server/listings/a.ts', code: `import '../stores/rows'; import '../jobs/kind'; import '../db/schema';` },
  { file: 'src/server/demo/a.ts', code: `import '../listings/operations'; import '../work';` },
  { file: 'src/cli/replay.ts', code: `import '../client/replay/player'; import '../server/kernel/config';` },
  { file: 'src/server/connectors/platforms/any/product.ts', code: `for (const image of images) await client.upload(image);` },
  { file: 'src/server/parcels/b.ts', code: `for (const { _id } of rows) await enqueuePush(tx, account, _id);` },
  { file: 'src/server/parcels/c.ts', code: `for (;;) { const page = await client.get(after); if (!page) break; }` },
  { file: 'src/server/parcels/d.ts', code: `await doOneByOne('push', due, signal, async (row) => { await shop.pushTracking(row); });` },
];

const inServer = 'src/server/kernel/a.ts';
const inClient = 'src/client/ui/a.tsx';

/** Code that a rule is there to refuse, for every rule the configuration names. */
const faults: Readonly<Record<string, Snippet>> = {
  'eslint(eqeqeq)': { file: inServer, code: `export const f = (a: number, b: number) => a == b;` },
  'eslint(no-var)': { file: inServer, code: `export var a = 1;` },
  'eslint(prefer-const)': { file: inServer, code: `let a = 1;\nexport const b = a;` },
  'eslint(no-array-constructor)': { file: inServer, code: `export const a = new Array(1, 2);` },
  'eslint(no-console)': { file: inServer, code: `console.log(1);` },
  'eslint(no-unused-expressions)': { file: inServer, code: `export const f = (a: number) => { a === 1; };` },
  'eslint(no-unused-vars)': { file: inServer, code: `const a = 1;` },
  'eslint(no-useless-constructor)': { file: inServer, code: `export class A { a = 1; constructor() {} }` },
  'eslint(prefer-rest-params)': { file: inServer, code: `export function f() { return arguments; }` },
  'eslint(prefer-spread)': {
    file: inServer,
    code: `export const f = (g: (...all: number[]) => void, all: number[]) => { g.apply(undefined, all); };`,
  },
  'eslint(no-undef)': { file: 'src/cli/a.mjs', code: `export const a = document;` },
  'typescript(await-thenable)': { file: inServer, code: `export const f = async () => { await 1; };` },
  'typescript(ban-ts-comment)': { file: inServer, code: `// @ts-ignore\nexport const a: string = 1;` },
  'typescript(consistent-type-imports)': { file: inServer, code: `import { Tx } from './context';\nexport type A = Tx;` },
  'typescript(no-duplicate-enum-values)': { file: inServer, code: `export enum A { B = 1, C = 1 }` },
  'typescript(no-empty-object-type)': { file: inServer, code: `export type A = {};` },
  'typescript(no-explicit-any)': { file: inServer, code: `export type A = any;` },
  'typescript(no-extra-non-null-assertion)': { file: inServer, code: `export const f = (a?: { b: number }) => a!!.b;` },
  'typescript(no-extraneous-class)': { file: inServer, code: `export class A { static a = 1; }` },
  'typescript(no-floating-promises)': { file: inServer, code: `const f = async () => 1;\nexport const g = () => { f(); };` },
  'typescript(no-misused-new)': { file: inServer, code: `export interface A { new (): A }` },
  'typescript(no-misused-promises)': { file: inServer, code: `export const f = (a: Promise<boolean>) => (a ? 1 : 2);` },
  'typescript(no-namespace)': { file: inServer, code: `export namespace A { export const a = 1; }` },
  'typescript(no-non-null-asserted-nullish-coalescing)': { file: inServer, code: `export const f = (a: { b?: number }) => a.b! ?? 1;` },
  'typescript(no-non-null-asserted-optional-chain)': { file: inServer, code: `export const f = (a?: { b: number }) => a?.b!;` },
  'typescript(no-non-null-assertion)': { file: inServer, code: `export const f = (a?: { b: number }) => a!.b;` },
  'typescript(no-require-imports)': { file: inServer, code: `export const a = require('node:fs');` },
  'typescript(no-this-alias)': { file: inServer, code: `export class A { a() { const self = this; return () => self; } }` },
  'typescript(no-unnecessary-type-constraint)': { file: inServer, code: `export const f = <T extends unknown>(a: T) => a;` },
  'typescript(no-unsafe-declaration-merging)': { file: inServer, code: `export interface A { b: 1 }\nexport class A { a = 1; }` },
  'typescript(no-unsafe-function-type)': { file: inServer, code: `export type A = Function;` },
  'typescript(no-wrapper-object-types)': { file: inServer, code: `export type A = String;` },
  'typescript(only-throw-error)': { file: inServer, code: `export const f = () => { throw 'a'; };` },
  'typescript(prefer-as-const)': { file: inServer, code: `export const a = 'b' as 'b';` },
  'typescript(prefer-literal-enum-member)': { file: inServer, code: `const b = 1;\nexport enum A { B = b }` },
  'typescript(prefer-namespace-keyword)': { file: inServer, code: `declare module A { const a: number; }` },
  'typescript(switch-exhaustiveness-check)': {
    file: inServer,
    code: `export const f = (a: 'b' | 'c') => { switch (a) { case 'b': return 1; } };`,
  },
  'typescript(triple-slash-reference)': { file: inServer, code: `/// <reference path="./context.ts" />\nexport const a = 1;` },
  'typescript(unified-signatures)': {
    file: inServer,
    code: `export declare function f(a: number): void;\nexport declare function f(a: string): void;`,
  },
  'react-hooks(rules-of-hooks)': {
    file: inClient,
    code: `import { useState } from 'react';\nexport const A = ({ b }: { b: boolean }) => { if (b) useState(1); return null; };`,
  },
  'react-hooks(exhaustive-deps)': {
    file: inClient,
    code: `import { useEffect } from 'react';\nexport const useA = (b: () => void) => { useEffect(() => b(), []); };`,
  },
  'react(static-components)': { file: inClient, code: `export const A = () => { const B = () => <p />; return <B />; };` },
  'react(use-memo)': {
    file: inClient,
    code: `import { useMemo } from 'react';\nexport const useA = (b: number) => useMemo(async () => b, [b]);`,
  },
  'react(void-use-memo)': {
    file: inClient,
    code: `import { useMemo } from 'react';\nexport const useA = (b: number) => { const c = useMemo(() => { b.toFixed(); }, [b]); return c; };`,
  },
  'react(preserve-manual-memoization)': {
    file: inClient,
    code: `import { useCallback } from 'react';\nexport const useA = (a: { b: () => void }, c: { d: number }) => useCallback(() => { if (c.d > 1) a.b(); }, [a, c?.d]);`,
  },
  'react(immutability)': { file: inClient, code: `export const A = ({ b }: { b: { c: number } }) => { b.c = 1; return <p>{b.c}</p>; };` },
  'react(globals)': { file: inClient, code: `let b = 0;\nexport const A = () => { b = 1; return <p>{b}</p>; };` },
  'react(refs)': {
    file: inClient,
    code: `import { useRef } from 'react';\nexport const A = () => { const b = useRef(1); return <p>{b.current}</p>; };`,
  },
  'react(set-state-in-effect)': {
    file: inClient,
    code: `import { useEffect, useState } from 'react';\nexport const A = () => { const [b, setB] = useState(1); useEffect(() => { setB(2); }, []); return <p>{b}</p>; };`,
  },
  'react(error-boundaries)': {
    file: inClient,
    code: `export const A = ({ B }: { B: () => null }) => { try { return <B />; } catch { return null; } };`,
  },
  'react(purity)': { file: inClient, code: `export const A = () => <p>{Math.random()}</p>;` },
  'react(set-state-in-render)': {
    file: inClient,
    code: `import { useState } from 'react';\nexport const A = () => { const [b, setB] = useState(1); setB(2); return <p>{b}</p>; };`,
  },
  'react(unsupported-syntax)': { file: inClient, code: `export const A = () => { eval('1'); return <p />; };` },
  'react(no-danger)': { file: inClient, code: `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;` },
};

/** The rules by the names the configuration has for them: those of the linter's own core bear no plugin, and those of hooks that of React. */
const nameOf = (rule: string): string =>
  rule
    .replace(/^eslint\((.*)\)$/, '$1')
    .replace('react-hooks', 'react')
    .replace(/^(\w+)\((.*)\)$/, '$1/$2');

const unusedComment: Snippet = { file: inServer, code: `// oxlint-disable-next-line no-console\nexport const a = 1;` };
const meant: readonly Snippet[] = [
  { file: inServer, code: `export const f = (_a: number, { b: _b, ...rest }: { b: number }) => rest;` },
  { file: inServer, code: `export const f = (a: number | null | undefined) => a == null;` },
  { file: inServer, code: `export const f = (a: 'b' | 'c') => { switch (a) { case 'b': return 1; default: return 2; } };` },
  { file: '__tests__/unit/a.ts', code: `export const f = (a?: { b: number }) => a!.b;` },
  { file: 'src/cli/a.ts', code: `console.log(1);` },
];

const snippets = [...refused, ...allowed, ...Object.values(faults), unusedComment, ...meant];
const said = new Map(lint(snippets).map((findings, i) => [snippets[i], findings]));

const ofBoundaries = (snippet: Snippet): string[] =>
  (said.get(snippet) ?? []).filter(({ rule }) => rule.startsWith('boundaries(')).map(({ message }) => message);

describe('import directions and one-door rules', () => {
  it.each(refused.map((snippet) => [snippet.file, snippet.code, snippet] as const))('%s: refuses %s', (_file, _code, snippet) => {
    expect(ofBoundaries(snippet)).toEqual([expect.stringMatching(snippet.says)]);
  });

  it.each(allowed.map((snippet) => [snippet.file, snippet.code, snippet] as const))('%s: accepts %s', (_file, _code, snippet) => {
    expect(ofBoundaries(snippet)).toEqual([]);
  });
});

describe('what the linter is to find', () => {
  it.each(Object.entries(faults))('%s', (rule, snippet) => {
    expect(said.get(snippet)?.map((finding) => finding.rule)).toContain(rule);
  });

  test('a comment that silences nothing is reported', () => {
    expect(said.get(unusedComment)).toEqual([expect.objectContaining({ message: expect.stringMatching(/unused/i) as string })]);
  });

  it.each(meant.map((snippet) => [snippet.code, snippet] as const))('accepts %s', (_code, snippet) => {
    expect(said.get(snippet)).toEqual([]);
  });

  test('every rule the configuration names is tried here', () => {
    const named = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8').matchAll(/"([\w/-]+)": (?:"error"|\["error")/g);
    const tried = new Set(['correctness', 'reportUnusedDisableDirectives', ...Object.keys(faults).map(nameOf)]);
    expect(
      [...new Set([...named].map(([, name = '']) => name))].filter((name) => !tried.has(name) && !name.startsWith('boundaries/')),
    ).toEqual([]);
  });
});
