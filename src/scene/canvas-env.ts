import { setEnv } from 'fabric';

/** What a host without a document offers: Node's canvas package. */
interface CanvasHost {
  createCanvas(): object;
  createImage(): object;
  requestAnimationFrame(callback: (time: number) => void): unknown;
  cancelAnimationFrame(handle: never): void;
  /** The class of paths made from SVG path data. */
  readonly Path2D: unknown;
}

/** Fabric sets styles, classes, attributes and listeners on its elements; none of them matters for what is drawn. */
const dress = (element: object, tag: string): object => {
  const attributes = new Map<string, string>();
  const classes = new Set<string>();
  const name = tag.toUpperCase();
  const nothing = () => undefined;
  return Object.defineProperties(element, {
    tagName: { value: name },
    nodeName: { value: name },
    style: { value: { cssText: '', setProperty: nothing } },
    classList: {
      value: {
        add: (...names: string[]) => names.forEach((one) => classes.add(one)),
        remove: (...names: string[]) => names.forEach((one) => classes.delete(one)),
        contains: (one: string) => classes.has(one),
      },
    },
    hasAttribute: { value: (key: string) => attributes.has(key) },
    getAttribute: { value: (key: string) => attributes.get(key) ?? null },
    setAttribute: { value: (key: string, value: unknown) => attributes.set(key, String(value)) },
    removeAttribute: { value: (key: string) => attributes.delete(key) },
    addEventListener: { value: nothing, configurable: true },
    removeEventListener: { value: nothing, configurable: true },
  });
};

/**
 * Makes Fabric draw on a host without a document. Call it once, before any scene is made.
 *
 * Fabric's types ask for a whole `Window` and `Document`; a static canvas uses the members given here and no others, hence the two casts.
 */
export const installCanvasEnv = (host: CanvasHost): void => {
  const document = {
    createElement: (tag: string) => {
      if (tag === 'canvas') return dress(host.createCanvas(), tag);
      return dress(tag === 'img' ? host.createImage() : {}, tag);
    },
    getElementById: () => null,
    documentElement: { style: {}, clientLeft: 0, clientTop: 0 },
    body: { style: {} },
  } as unknown as Document;
  const window = {
    document,
    devicePixelRatio: 1,
    Intl,
    performance,
    setTimeout,
    clearTimeout,
    requestAnimationFrame: host.requestAnimationFrame,
    cancelAnimationFrame: host.cancelAnimationFrame,
    Path2D: host.Path2D,
  } as unknown as Window & typeof globalThis;
  setEnv({
    document,
    window,
    isTouchSupported: false,
    copyPasteData: {},
    WebGLProbe: { queryWebGL: () => undefined, isSupported: () => false, GLPrecision: undefined },
    dispose: (element) => {
      // A canvas's memory lies outside the collector's sight; shrinking it gives it back at once.
      if ('getContext' in element) Object.assign(element, { width: 1, height: 1 });
    },
  });
};
