import { gzipSync } from 'node:zlib';

/** A random number in [0, 1) from a seed, the same in every run. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Would leave a trace if any part of a log were run or put where it does not belong. */
export const TRACE = 'podlogTrace';
const EVIL = [
  `require('child_process').execSync('touch ${TRACE}')`,
  `globalThis.${TRACE} = 1`,
  `\${globalThis.${TRACE} = 1}`,
  `<img src=x onerror="globalThis.${TRACE}=1">`,
  '__proto__',
  'constructor',
  '\u001b]0;title\u0007\u001b[2J',
];

type Plain = Record<string, unknown>;

const pick = <Item>(items: readonly Item[], random: () => number): Item => items[Math.floor(random() * items.length)] as Item;

/** Puts something else at a random place of a value. */
const forged = (value: unknown, random: () => number): unknown => {
  const odd: readonly unknown[] = [
    null,
    -1,
    1e308,
    2 ** 60,
    '',
    [],
    {},
    true,
    { toString: 'x' },
    { then: 'x' },
    pick(EVIL, random),
    [[[]]],
    { __proto__: null, type: 5 },
  ];
  if (typeof value !== 'object' || value === null || random() < 0.15) return pick(odd, random);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Plain;
  const keys = Object.keys(copy);
  if (keys.length === 0 || random() < 0.1) Object.defineProperty(copy, pick(EVIL, random), { value: { [TRACE]: 1 }, enumerable: true });
  else {
    const key = pick(keys, random);
    copy[key] = forged(copy[key], random);
  }
  return copy;
};

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Ways to make something of a log that is none, or another. */
const kinds: Readonly<Record<string, (lines: readonly string[], random: () => number) => string | Buffer>> = {
  cut: (lines, random) => lines.join('\n').slice(0, Math.floor(random() * lines.join('\n').length)),
  shuffled: (lines, random) => {
    const [first = '', ...rest] = lines;
    return [
      ...(random() < 0.7 ? [first] : []),
      ...rest
        .map((line) => [random(), line] as const)
        .sort(([a], [b]) => a - b)
        .map(([, line]) => line),
    ].join('\n');
  },
  dropped: (lines, random) => lines.filter(() => random() > 0.2).join('\n'),
  doubled: (lines, random) => lines.flatMap((line) => (random() < 0.2 ? [line, line] : [line])).join('\n'),
  forged: (lines, random) => {
    const changed = [...lines];
    for (let n = 0; n < 3; n++) {
      const at = Math.floor(random() * changed.length);
      try {
        changed[at] = JSON.stringify(forged(JSON.parse(changed[at] ?? ''), random)) ?? 'null';
      } catch {
        // It was forged into no JSON before.
      }
    }
    return changed.join('\n');
  },
  'forged header': ([first = '', ...rest], random) => [JSON.stringify(forged(JSON.parse(first), random)), ...rest].join('\n'),
  evil: (lines, random) => lines.join('\n').replaceAll(/"(ui|saga|net|Valid|stores)"/g, () => JSON.stringify(pick(EVIL, random))),
  deep: (lines, random) =>
    [...lines, `{"t":"a","seq":999,"action":{"type":"x","payload":${deep(Math.floor(10 ** (2 + random() * 3)))}}}`].join('\n'),
  numbers: (lines, random) =>
    lines
      .join('\n')
      .replaceAll(/:(\d+)([,}])/g, (all, _n, end: string) =>
        random() < 0.05 ? `:${pick(['1e999', '-0', '1e-400', '99999999999999999999', '-5'], random)}${end}` : all,
      ),
  newer: (lines, random) =>
    lines.join('\n').replace('"format":3', `"format":${pick(['4', '99', '1e9', '"3"', 'null', '-3', '2.5'], random)}`),
  bytes: (_lines, random) => Buffer.from(Array.from({ length: 2_000 }, () => Math.floor(random() * 256))),
  flipped: (lines, random) => {
    const bytes = Buffer.from(lines.join('\n'));
    for (let n = 0; n < 10; n++) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    return bytes;
  },
  zipped: (lines, random) => {
    const bytes = gzipSync(lines.join('\n'));
    if (random() < 0.5) return bytes.subarray(0, Math.floor(random() * bytes.length));
    bytes[Math.floor(10 + random() * (bytes.length - 10))] = Math.floor(random() * 256);
    return bytes;
  },
  'zip bomb': () => gzipSync(Buffer.alloc(3_000_000, 0x20)),
  'other formats': (_lines, random) =>
    pick(
      [
        '<!doctype html><script>globalThis.podlogTrace=1</script>',
        'a,b,c\n1,2,3\n',
        '%PDF-1.7\n%âãÏÓ',
        'PK\u0003\u0004 a zip file',
        '\u0089PNG\r\n\u001a\n',
        '{"log":{"version":"1.2","entries":[]}}',
        '[{"type":4,"data":{"href":"x"},"timestamp":1}]',
        '[]',
        '{}',
        'null',
        '{"payload":"[{\\"type\\":\\"x\\"","preloadedState":"{}"}',
        '{"payload":5}',
        '{"actionsById":{},"stagedActionIds":[0,1,"__proto__"]}',
        '{"actionsById":{"1":{"action":{"type":"editor/open"}}},"stagedActionIds":[1]}',
        '[{"type":"entities/received","payload":{"entities":{"__proto__":{"podlogTrace":1}}}}]',
        `[${deep(400)}]`,
        '\n\n\n',
      ],
      random,
    ),
};

export interface Hostile {
  readonly name: string;
  readonly content: string | Buffer;
}

/** So many files that are no log, or want to be more than one; the same at every run. */
export const hostileLogs = (count: number, logs: readonly string[], seed = 1): Hostile[] => {
  const random = seeded(seed);
  const names = Object.keys(kinds);
  return Array.from({ length: count }, (_, i) => {
    const kind = names[i % names.length] ?? '';
    const lines = pick(logs, random).trimEnd().split('\n');
    return { name: `${i} ${kind}`, content: kinds[kind]?.(lines, random) ?? '' };
  });
};
