import { repeated, svg } from './write-svg';

/** An attack that grows: `make` takes how large, 1 is the least. */
export interface HostileSvg {
  readonly what: string;
  readonly make: (size: number) => string;
  /** How large it comes in an upload. */
  readonly size: number;
  /** Begins the sentence it is refused with. */
  readonly told: string;
}

const COMPLEX = 'This SVG is too complex to render';
const OUTSIDE = 'This SVG loads external content';
const SCRIPT = 'This SVG contains a script or foreign content';
const BROKEN = 'This SVG is corrupted';
const NO_PICTURE = 'This file isn’t a PNG, JPEG, WebP, or SVG image';
const PIXELS = 'The images inside this SVG total more than 64 megapixels';

const CIRCLE = '<circle r="9"/>';

/** References one within the other, each twice. */
const doubling = (steps: number): string =>
  repeated(steps, (at) => `<g id="a${at}">${at === 0 ? CIRCLE : `<use href="#a${at - 1}"/><use xlink:href="#a${at - 1}"/>`}</g>`);

const layered = (attribute: string, depth: number): string => `${`<g ${attribute}>${CIRCLE}`.repeat(depth)}${'</g>'.repeat(depth)}`;

/** Each would take seconds or gigabytes, or forever, to be looked at or drawn. */
export const heavySvgs: readonly HostileSvg[] = [
  { what: 'declarations that never end', make: (n) => `<?xml ${'<!----'.repeat(n)}`, size: 9000, told: NO_PICTURE },
  { what: 'document types in document types', make: (n) => '<!DOCTYPE '.repeat(n), size: 6000, told: NO_PICTURE },
  { what: 'blanks and declarations', make: (n) => ' <?xml ?>'.repeat(n), size: 7000, told: NO_PICTURE },
  { what: 'a multitude of elements', make: (n) => svg('<g/>'.repeat(n)), size: 250_000, told: COMPLEX },
  {
    what: 'a multitude of elements that are no drawing',
    make: (n) => svg(`<metadata>${'<m/>'.repeat(n)}</metadata>`),
    size: 250_000,
    told: COMPLEX,
  },
  { what: 'groups within groups', make: (n) => svg(`${'<g>'.repeat(n)}${'</g>'.repeat(n)}`), size: 100_000, told: COMPLEX },
  {
    what: 'groups that never end',
    make: (n) => `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(n)}`,
    size: 200_000,
    told: COMPLEX,
  },
  { what: 'a multitude of attributes', make: (n) => svg(`<g ${repeated(n, (at) => `a${at}="" `)}/>`), size: 100_000, told: COMPLEX },
  { what: 'a reference of blanks', make: (n) => svg(`<rect fill="url(${' '.repeat(n)}"/>`), size: 1_000_000, told: OUTSIDE },
  { what: 'openings alone', make: (n) => svg('<'.repeat(n)), size: 1_000_000, told: BROKEN },
  { what: 'a long text', make: (n) => svg(`<text>${'Wx é '.repeat(n)}</text>`), size: 20_000, told: COMPLEX },
  { what: 'repetitions that double', make: (n) => svg(doubling(Math.min(n, 60))), size: 60, told: COMPLEX },
  {
    what: 'a chain of repetitions',
    make: (n) => svg(repeated(Math.min(n, 19_000), (at) => `<use id="u${at}" href="#u${at + 1}"/>`)),
    size: 19_000,
    told: COMPLEX,
  },
  {
    what: 'patterns in patterns',
    make: (n) =>
      svg(`${repeated(Math.min(n, 40), (at) => `<pattern id="p${at}" width="1" height="1">${`<rect fill="url(#p${at - 1})"/>`.repeat(9)}</pattern>`)}
        <rect fill="url(#p${Math.min(n, 40) - 1})"/>`),
    size: 40,
    told: COMPLEX,
  },
  {
    what: 'a pattern a group hands on to all it holds',
    make: (n) =>
      svg(`<style>.p{fill:url('#p')}</style><pattern id="p" width="1" height="1">${CIRCLE.repeat(20)}</pattern>
        <g class="p">${CIRCLE.repeat(Math.min(n, 15_000))}</g>`),
    size: 15_000,
    told: COMPLEX,
  },
  {
    what: 'a mark at each of a multitude of points',
    make: (n) =>
      svg(`<marker id="m">${CIRCLE.repeat(5)}</marker><g marker="url(#m)"><path d="M0 0${repeated(n, (at) => `l1 ${at % 9}`)}"/></g>`),
    size: 100_000,
    told: COMPLEX,
  },
  { what: 'transparent groups in each other', make: (n) => svg(layered('opacity=".9"', Math.min(n, 90))), size: 90, told: COMPLEX },
  {
    what: 'masks of masks',
    make: (n) =>
      svg(
        repeated(Math.min(n, 90), (at) => `<mask id="m${at}"><g mask="url(#m${at - 1})">${CIRCLE}</g></mask>`) +
          `<g mask="url(#m${Math.min(n, 90) - 1})">${CIRCLE}</g>`,
      ),
    size: 90,
    told: COMPLEX,
  },
  {
    what: 'blurs without end',
    make: (n) =>
      svg(
        `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(20)}</filter>${'<rect filter="url(#f)" width="9" height="9"/>'.repeat(Math.min(n, 5000))}`,
      ),
    size: 5000,
    told: COMPLEX,
  },
  {
    what: 'blurs of a style sheet',
    make: (n) => svg(`<style>rect{filter:blur(9px)}</style>${'<rect/>'.repeat(Math.min(n, 5000))}`),
    size: 5000,
    told: COMPLEX,
  },
  {
    what: 'a multitude of rules',
    make: (n) => svg(`<style>${repeated(n, (at) => `.a${at}{fill:red}`)}</style>`),
    size: 100_000,
    told: COMPLEX,
  },
  {
    what: 'rules that are compared with everything',
    make: (n) => svg(`<style>${repeated(Math.min(n, 1900), (at) => `.a .b *{fill:#${at}}`)}</style>${'<g/>'.repeat(Math.min(n, 19_000))}`),
    size: 19_000,
    told: COMPLEX,
  },
  { what: 'a rule of a multitude of parts', make: (n) => svg(`<style>${'g '.repeat(n)}{fill:red}</style>`), size: 100_000, told: COMPLEX },
  {
    what: 'noise',
    make: (n) =>
      svg(`<filter id="f"><feTurbulence numOctaves="${n}" baseFrequency=".1"/></filter><rect width="9" height="9" filter="url(#f)"/>`),
    size: 10,
    told: 'This SVG uses a filter that takes too long to render (feTurbulence)',
  },
  {
    what: 'a large matrix',
    make: (n) => svg(`<filter id="f"><feConvolveMatrix order="${n}" kernelMatrix="${'1 '.repeat(Math.min(n * n, 900))}"/></filter>`),
    size: 30,
    told: 'This SVG uses a filter that takes too long to render (feConvolveMatrix)',
  },
];

const RECT = 'width="9" height="9"';

/** Each reaches for something outside in a spelling of its own. */
export const outsideSvgs: readonly (readonly [string, string])[] = [
  ['an escaped import', svg('<style>@\\69mport "http://evil.test/a.css";</style>')],
  ['an import in a comment of another kind', svg('<style><![CDATA[<!-- @import "http://evil.test/a.css"; -->]]></style>')],
  ['an escaped address', svg(`<rect ${RECT} style="fill:\\75 rl(http://evil.test/#a)"/>`)],
  ['an escaped address as an attribute', svg(`<rect ${RECT} fill="u\\72l('http://evil.test/#a')"/>`)],
  ['an address in capitals', svg(`<rect ${RECT} fill="URL( //evil.test/#a )"/>`)],
  ['an address behind a comment', svg(`<rect ${RECT} style="/* ; */fill:url(/**/http://evil.test/a)"/>`)],
  ['an image-set', svg(`<rect ${RECT} style="fill:image-set('http://evil.test/a.png' 1x)"/>`)],
  ['a cross-fade', svg(`<style>rect{mask:-webkit-cross-fade('http://evil.test/a.png', 50%)}</style><rect ${RECT}/>`)],
  ['a font', svg('<style>@font-face{font-family:x;src:url(http://evil.test/a.woff)}</style>')],
  ['a mask', svg(`<rect ${RECT} mask="url(http://evil.test/#m)"/>`)],
  ['a property nobody knows', svg(`<rect ${RECT} style="behavior:url(http://evil.test/a.htc)"/>`)],
  ['another document of data', svg(`<image ${RECT} href="data:image/svg+xml;base64,PHN2Zy8+"/>`)],
  ['a page of data', svg('<use href="data:text/html,hello"/>')],
  ['an address that is no http', svg(`<image ${RECT} xlink:href="ftp://evil.test/a.png"/>`)],
  ['an address by character codes', svg(`<image ${RECT} href="&#104;ttp://evil.test/a.png"/>`)],
  ['a picture for a filter', svg('<filter id="f"><feImage href="//evil.test/a.png"/></filter>')],
  ['a gradient of another document', svg('<linearGradient id="a" href="other.svg#b"/>')],
];

/** Each would run something. */
export const scriptSvgs: readonly (readonly [string, string])[] = [
  ['a script of another namespace', svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>')],
  ['a script in what is dropped', svg('<metadata><SCRIPT>alert(1)</SCRIPT></metadata>')],
  ['a handler in what is dropped', svg('<title onclick="alert(1)"/>')],
  ['a handler of another namespace', svg('<g x:onload="alert(1)" xmlns:x="urn:x"/>')],
  ['a script address by character codes', svg('<a href="&#x6a;ava&#10;script:alert(1)"><rect/></a>')],
];

export { COMPLEX, OUTSIDE, PIXELS, SCRIPT };
