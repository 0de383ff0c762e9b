import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A line and a machine as people have them: 10 Mbit/s, 40 ms, a processor of a fourth of the speed. */
export const SLOW = { bytesPerSecond: 1_250_000, latency: 40, processor: 4 } as const;

/** A request a page sent, its times in seconds of the browser's clock. */
export interface Sent {
  readonly url: string;
  readonly method: string;
  readonly body: string | undefined;
  readonly at: number;
  /** When its answer began; undefined while there is none. */
  answered?: number;
  /** Bytes that came over the line, heads included. */
  bytes: number;
  cached: boolean;
}

export interface ColdPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** In the order in which they were sent. */
  readonly sent: readonly Sent[];
  /** Milliseconds of the machine's clock at which the latest document first had such an element drawn. */
  readonly drawnAt: (selector: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

type Speed = Readonly<Record<keyof typeof SLOW, number>>;

/** A page of a browser that has never been here, which sees what it sends. */
export const openCold = async (browser: Browser, speed?: Speed): Promise<ColdPage> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sent: Sent[] = [];
  const latest = new Map<string, Sent>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { url, method, postData } = request;
    if (!/^https?:/.test(url)) return;
    const one: Sent = { url, method, body: postData, at: timestamp, bytes: 0, cached: false };
    sent.push(one);
    latest.set(requestId, one);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void Object.assign(latest.get(requestId) ?? {}, { cached: true }));
  session.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    Object.assign(latest.get(requestId) ?? {}, { answered: timestamp, ...(response.fromDiskCache && { cached: true }) });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    Object.assign(latest.get(requestId) ?? {}, { bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  if (speed) {
    const { bytesPerSecond, latency, processor } = speed;
    const line = { offline: false, latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  }
  const drawnAt = async (selector: string): Promise<number> => {
    const handle = await page.waitForFunction(
      (wanted) =>
        document.querySelector(wanted) &&
        new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))),
      selector,
      { timeout: 60_000 },
    );
    return (await handle.jsonValue()) as number;
  };
  return { page, context, sent, drawnAt, close: () => context.close() };
};
