import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { refusalIn } from '../../../../src/server/kernel/language';
import { imageKind } from '../../../../src/server/files/pictures/image-kind';
import { ELEMENTS, PLAIN_ATTRIBUTES, PROPERTIES } from '../../../../src/server/files/svg/allowed';
import { cleanSvg } from '../../../../src/server/files/svg/clean';
import { drawings } from './drawings';
import { hollowPng } from './pictures';
import { heavySvgs, OUTSIDE, outsideSvgs, PIXELS, SCRIPT, scriptSvgs } from './svgs';
import { embedded, svg } from './write-svg';

/** What is told of an SVG; empty when it is taken. */
const toldOf = async (text: string): Promise<string> => {
  const bytes = Buffer.from(text);
  if (imageKind(bytes) !== 'image/svg+xml') return refusalIn('en', 'upload.notAPicture', {});
  const outcome = await cleanSvg(bytes);
  return outcome.ok ? '' : refusalIn('en', outcome.fault.refusal, outcome.fault.values);
};

const cleaned = async (text: string): Promise<string> => {
  const outcome = await cleanSvg(Buffer.from(text));
  if (!outcome.ok) throw new Error(outcome.fault.refusal);
  return outcome.value.bytes.toString();
};

/** ms of one core that looking at an SVG takes. */
const timeOf = async (text: string): Promise<number> => {
  const before = process.cpuUsage();
  await toldOf(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

test.each(heavySvgs.map((each) => [each.what, each] as const))('%s: refused, in a time that grows with the size', async (_what, heavy) => {
  const [small, large] = [heavy.make(Math.ceil(heavy.size / 10)), heavy.make(heavy.size)];
  expect((await toldOf(large)).startsWith(heavy.told)).toBe(true);
  const most = 300 + (5 * (await timeOf(small)) * large.length) / small.length;
  expect(await timeOf(large)).toBeLessThan(most);
});

test.each(outsideSvgs)('%s is a reference to elsewhere', async (_what, text) => {
  expect(await toldOf(text)).toMatch(OUTSIDE);
});

test.each(scriptSvgs)('%s is refused', async (_what, text) => {
  expect(await toldOf(text)).toMatch(SCRIPT);
});

describe('a picture inside an SVG', () => {
  const image = (href: string): string => `<image width="9" height="9" xlink:href="${href}"/>`;

  test('is measured like any other, and all of them together', async () => {
    expect(await toldOf(svg(image(embedded(hollowPng(16_000, 16_000)))))).toMatch(PIXELS);
    const half = image(embedded(hollowPng(6000, 6000)));
    expect(await toldOf(svg(half))).toBe('');
    expect(await toldOf(svg(half + half))).toMatch(PIXELS);
  });

  test('is of the type its bytes say, whatever is written before them', async () => {
    const jpeg = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    expect(await cleaned(svg(image(embedded(jpeg, 'image/png'))))).toContain('data:image/jpeg;base64,');
    const told = /^An image inside this SVG is corrupted/u;
    expect(await toldOf(svg(image(embedded(Buffer.from('<svg/>')))))).toMatch(told);
    expect(await toldOf(svg(image(embedded(jpeg.subarray(0, 10)))))).toMatch(told);
  });
});

describe('drawings as programs write them', () => {
  test.each(['Illustrator', 'Inkscape', 'Figma', 'Canva'])('%s: looks as before, pixel by pixel', async (program) => {
    const picture = await sharp({ create: { width: 16, height: 16, channels: 4, background: { r: 250, g: 90, b: 10, alpha: 0.8 } } })
      .png()
      .toBuffer();
    const text = drawings(picture).find(([name]) => name === program)?.[1] ?? '';
    const drawn = (from: string) => sharp(Buffer.from(from), { density: 144 }).raw().toBuffer();
    const [before, after] = [await drawn(text), await drawn(await cleaned(text))];
    expect(new Set(before).size).toBeGreaterThan(20);
    expect(after.equals(before)).toBe(true);
  });

  test('what they note for themselves goes', async () => {
    const [, inkscape] = drawings(Buffer.alloc(0))[1]!;
    const text = await cleaned(inkscape);
    expect(text).not.toMatch(/inkscape|sodipodi|rdf|creativecommons|-inkscape|<!--/u);
    expect(text).toContain('Grüße  “aus”');
  });
});

describe('style sheets', () => {
  test('keep plain rules as they are meant and lose all others', async () => {
    const text = await cleaned(
      svg(`<style>/* a */ .a\\62 , #i > g.b{fill:r\\65 d;fill:var(--x);--y:1;stroke:url( '#s t' )!important;stroke:blue}
        a:hover{fill:red} b ~ c{fill:red} @media print{d{fill:red}} @charset "x"; e{} f{g{fill:red}} h{fill:lime}</style>`),
    );
    expect(/<style>([\s\S]*)<\/style>/u.exec(text)?.[1]).toBe('.ab,#i &gt; g.b{fill:red;stroke:url( "#s t" )!important}\nh{fill:lime}');
  });

  test('a second element of one name loses it: what is counted is what is drawn', async () => {
    expect(await cleaned(svg('<g id="a"/><rect id="a"/>'))).toContain('<g id="a"/><rect/>');
  });
});

/** A style as a browser reads it: escapes decoded, comments gone, and texts that are no address. */
const plainCss = (css: string): string =>
  css
    .replace(/(url\(\s*)?"(?:[^"\\]|\\[\s\S])*"/giu, (all: string, url?: string) => (url ? all : '""'))
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/giu, (_all, code: string | undefined, one: string | undefined) =>
      code ? String.fromCodePoint(Math.min(parseInt(code, 16) || 0xfffd, 0x10ffff)) : (one ?? ''),
    );

test('whatever is taken holds nothing but drawing, as another parser reads it', async () => {
  const { DOMParser } = new JSDOM('').window;
  const name = fc.constantFrom(...ELEMENTS, 'title', 'animate', 'set', 'font', 'x:y', 'view', 'mesh', 'A', 'STYLE');
  const word = fc.constantFrom(
    ...[
      'red',
      '#a',
      'url(#a)',
      "url('#a')",
      'url(//e.test)',
      'url("x")',
      'http://e.test',
      'u\\72l(',
      '\\75 rl(//e)',
      '@import',
      '\\40 import',
    ],
    ...[
      'javascript:1',
      'image-set("a")',
      ')',
      '(',
      '{',
      '}',
      ';',
      ':',
      '"',
      "'",
      '\\',
      '/*',
      '*/',
      '<',
      '&',
      'fill:',
      'a{fill:',
      'data:image/png;base64,AA',
      ' ',
      '\n',
    ],
  );
  const value = fc.array(word, { maxLength: 6 }).map((words) => words.join(''));
  const attribute = fc.tuple(
    fc.constantFrom(
      'id',
      'class',
      'style',
      'fill',
      'mask',
      'href',
      'xlink:href',
      'd',
      'values',
      'transform',
      'src',
      'x:href',
      'cursor',
      'xml:base',
    ),
    value,
  );
  const escaped = (text: string): string => text.replace(/[&<>"]/gu, (each) => `&#${each.codePointAt(0)};`);
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc
      .tuple(
        name,
        fc.uniqueArray(attribute, { maxLength: 3, selector: ([key]) => key }),
        fc.array(fc.oneof({ maxDepth: 3 }, value.map(escaped), tie('tree')), { maxLength: 3 }),
      )
      .map(
        ([tag, attributes, inner]) =>
          `<${tag}${attributes.map(([key, text]) => ` ${key}="${escaped(text)}"`).join('')}>${inner.join('')}</${tag}>`,
      ),
  }));
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { maxLength: 4 }), async (trees) => {
      const outcome = await cleanSvg(Buffer.from(svg(trees.join(''), 'xmlns:x="urn:x" width="9" height="9"')));
      if (!outcome.ok) return;
      taken += 1;
      const document = new DOMParser().parseFromString(outcome.value.bytes.toString(), 'image/svg+xml');
      for (const element of document.querySelectorAll('*')) {
        expect([element.namespaceURI, ELEMENTS.has(element.localName)]).toEqual(['http://www.w3.org/2000/svg', true]);
        for (const { name: key, value: said } of element.attributes) {
          if (key.startsWith('xmlns')) continue;
          if (key === 'xlink:href') expect(said).toMatch(/^(#|data:image\/)/u);
          else expect(key === 'style' || PROPERTIES.has(key) || PLAIN_ATTRIBUTES.has(key)).toBe(true);
          if (key === 'style' || PROPERTIES.has(key)) expect(plainCss(said)).not.toMatch(/url\((?!["']?#)|@import|image-set|javascript:/iu);
        }
        if (element.localName === 'style') expect(plainCss(element.textContent)).not.toMatch(/url\((?!["']?#)|@|image-set/iu);
      }
    }),
    { numRuns: 500 },
  );
  expect(taken).toBeGreaterThan(50);
});
