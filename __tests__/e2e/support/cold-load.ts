import type { Browser, BrowserContext, Page } from 'playwright-core';

/** How fast the line and the processor of a page are. */
export interface Speed {
  /** Bytes a second; undefined: as many as there are. */
  readonly line?: number;
  /** Milliseconds until an answer begins. */
  readonly latency: number;
  /** How many times slower the processor is. */
  readonly slowdown: number;
}

/** A request a page sent; its times are seconds of the browser's clock. */
export interface Sent {
  readonly url: string;
  readonly body: string;
  readonly at: number;
  /** When its answer began; undefined while there is none. */
  answered?: number;
  /** It came from the browser's own cache. */
  cached: boolean;
}

export interface ColdPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** In the order in which they were sent. */
  readonly sent: readonly Sent[];
  /** Milliseconds of the machine's clock at which a document first showed such an element; one of those that were named at first. */
  readonly shownAt: (selector: string) => Promise<number>;
}

/** Notes in every document when an element of each kind is first drawn. */
const noteFirst = (selectors: readonly string[]): void => {
  const first: Record<string, number> = {};
  Object.assign(window, { firstShown: first });
  const look = (): void => {
    for (const selector of selectors) {
      if (selector in first || !document.querySelector(selector)) continue;
      first[selector] = 0;
      requestAnimationFrame(() => (first[selector] = performance.timeOrigin + performance.now()));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};

/** How many answers, one after the other, a request waited for. */
export const tripsBefore = (sent: readonly Sent[], request: Sent): number => {
  const earlier = sent.filter(({ answered }) => answered !== undefined && answered < request.at);
  return earlier.length === 0 ? 0 : 1 + Math.max(...earlier.map((one) => tripsBefore(sent, one)));
};

/** A page of a browser that was never here, and what it sends. Looks out for `selectors`. */
export const openCold = async (browser: Browser, speed: Speed, selectors: readonly string[] = []): Promise<ColdPage> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addInitScript(noteFirst, selectors);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sent: Sent[] = [];
  const latest = new Map<string, Sent>();
  const change = (requestId: string, changes: Partial<Sent>) => Object.assign(latest.get(requestId) ?? {}, changes);
  session.on('Network.requestWillBeSent', ({ requestId, request: { url, postData = '' }, timestamp }) => {
    if (!url.startsWith('http')) return;
    const one: Sent = { url, body: postData, at: timestamp, cached: false };
    sent.push(one);
    latest.set(requestId, one);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void change(requestId, { cached: true }));
  session.on('Network.responseReceived', ({ requestId, timestamp, response: { fromDiskCache, fromPrefetchCache } }) => {
    change(requestId, { answered: timestamp, ...((fromDiskCache || fromPrefetchCache) && { cached: true }) });
  });
  await session.send('Network.enable');
  const { line = -1, latency, slowdown } = speed;
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: line, uploadThroughput: line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    page,
    context,
    sent,
    shownAt: async (selector) => {
      const shown = await page.waitForFunction(
        (wanted) => (window as { firstShown?: Record<string, number> }).firstShown?.[wanted],
        selector,
        { polling: 50, timeout: 60_000 },
      );
      return (await shown.jsonValue()) ?? Number.NaN;
    },
  };
};
