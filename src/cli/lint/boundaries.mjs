import path from 'node:path';
import { aboutOneThing, doors, layerOf, layers } from './layers.mjs';

/** The repository path (posix, without extension) that a relative import points to; null for a package. */
const repositoryPath = (root, file, source) => {
  if (!source.startsWith('.')) return null;
  return path
    .relative(root, path.resolve(path.dirname(file), source))
    .split(path.sep)
    .join('/');
};

/** Calls `check(node, source)` for every way a module can name another one; type imports count like any other. */
const onEveryImport = (check) => {
  const literal = (node) => {
    if (node && typeof node.value === 'string') check(node, node.value);
  };
  return {
    ImportDeclaration: (node) => literal(node.source),
    ExportNamedDeclaration: (node) => literal(node.source),
    ExportAllDeclaration: (node) => literal(node.source),
    ImportExpression: (node) => literal(node.source),
    TSImportType: (node) => literal(node.source ?? node.argument?.literal),
    TSExternalModuleReference: (node) => literal(node.expression),
    CallExpression: (node) => {
      const { callee } = node;
      const isRequire = callee.type === 'Identifier' && callee.name === 'require';
      const isJestMock =
        callee.type === 'MemberExpression' && callee.object.name === 'jest' && ['requireActual', 'mock'].includes(callee.property.name);
      if (isRequire || isJestMock) literal(node.arguments[0]);
    },
  };
};

const direction = {
  meta: { type: 'problem', docs: { description: 'imports point one way: contract ← domain ← scene ← client | server' }, schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const from = layerOf(file);
    if (!from) return {};
    return onEveryImport((node, source) => {
      const target = repositoryPath(context.cwd, context.filename, source);
      if (target === null) return;
      const to = layerOf(target);
      if (!to) return;
      const refusal = layers.refuse(from, to, target);
      if (refusal) context.report({ node, message: `${from.label} must not import ${to.label}. Instead: ${refusal}` });
    });
  },
};

const door = {
  meta: { type: 'problem', docs: { description: 'a capability has one door: the folder that owns its package' }, schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    return onEveryImport((node, source) => {
      for (const { packages, within, opens, instead } of doors) {
        if (!packages.test(source) || !within.test(file) || opens.test(file)) continue;
        context.report({ node, message: `"${source}" has one door. Instead: ${instead}` });
      }
    });
  },
};

const memberName = (node) =>
  node.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier'
    ? `${node.object.name}.${node.property.name}`
    : null;

const impureCalls = new Set(['Date.now', 'performance.now', 'Math.random', 'crypto.randomUUID', 'crypto.getRandomValues']);
/** Timers are the client's clock as well; elsewhere they are an effect like any other. */
const timers = new Set(['setTimeout', 'setInterval']);
/** Packages' own doors to chance, and date-fns' functions that look at the clock themselves. */
const impureImports =
  /^(nanoid|uniqueId|constructNow|is(Today|Tomorrow|Yesterday|Past|Future|This[A-Z]\w+)|(start|end)Of(Today|Tomorrow|Yesterday)|formatDistanceToNow(Strict)?)$/;

const clock = {
  meta: {
    type: 'problem',
    docs: { description: 'time and chance come from outside, so that a log replays to the same state' },
    schema: [],
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const inClient = file.startsWith('src/client/');
    const instead = inClient
      ? 'ask src/client/kernel/clock.ts in the saga or the handler and put what it says into the action, so that the log replays to the same state.'
      : 'take the time or the id as an argument, so that both programs and every test decide it.';
    const report = (node, what) => context.report({ node, message: `${what} has one door. Instead: ${instead}` });
    return {
      MemberExpression(node) {
        const name = memberName(node);
        if (name && impureCalls.has(name)) report(node, name);
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node, 'new Date()');
      },
      CallExpression(node) {
        if (node.callee.name === 'Date') report(node, 'Date()');
        const called = node.callee.name ?? memberName(node.callee)?.replace(/^(window|globalThis)\./, '');
        if (inClient && timers.has(called)) report(node, called);
      },
      ImportSpecifier(node) {
        if (impureImports.test(node.imported.name)) report(node, node.imported.name);
      },
    };
  },
};

/** Names under which a connected account, or what calls it, goes everywhere. */
const outsideNames = /^(client|shop|account|provider|paypal|tracker|shelf|issuu|connection)$/;

const isOutside = (node) =>
  node.type === 'Identifier'
    ? outsideNames.test(node.name)
    : node.type === 'MemberExpression' && (isOutside(node.object) || (!node.computed && outsideNames.test(node.property.name ?? '')));

/** Whether a call is made by a connected account, or is handed one. A transaction calls nobody outside. */
const callsOutside = ({ callee, arguments: given }) =>
  (callee.type === 'MemberExpression' && isOutside(callee.object)) || (given[0]?.name !== 'tx' && given.some(isOutside));

/** The loop over things a node stands in the body of: `for … of`, a loop over parts of a list, or a function `Promise.all` runs for each. */
const loopOver = (node) => {
  for (let [inner, outer] = [node, node.parent]; outer; [inner, outer] = [outer, outer.parent]) {
    if (outer.type === 'ForOfStatement' && !outer.await && outer.body === inner) return outer;
    if (outer.type === 'ForStatement' && outer.body === inner && outer.test?.right?.property?.name === 'length') return outer;
    if (!/Function/.test(outer.type)) continue;
    const map = outer.parent;
    const isMap = map?.type === 'CallExpression' && map.callee.type === 'MemberExpression' && map.callee.property.name === 'map';
    const all = isMap ? map.parent : null;
    return all?.type === 'CallExpression' && /^Promise\.all/.test(memberName(all.callee) ?? '') ? all : null;
  }
  return null;
};

const oneByOne = {
  meta: { type: 'problem', docs: { description: 'one thing that fails outside keeps back no other' }, schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    if (aboutOneThing.test(file)) return {};
    return {
      AwaitExpression(node) {
        const { argument } = node;
        if (argument.type !== 'CallExpression' || !callsOutside(argument) || !loopOver(node)) return;
        const message =
          'a loop over outside calls stops at the first that fails. Instead: doOneByOne of src/server/connectors/one-by-one.ts, which goes on with the others.';
        context.report({ node, message });
      },
    };
  },
};

export default { meta: { name: 'boundaries' }, rules: { direction, door, clock, 'one-by-one': oneByOne } };
