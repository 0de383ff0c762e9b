import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/browser';
import { openCold, tripsBefore, type ColdPage, type Sent } from '../../e2e/support/cold-load';
import { makeListings } from '../graphql/listings';
import { inTurn, median, type Finding } from '../measure';
import { inShop } from '../shop';
import { longestFrame, p95, searchKeys, until } from './measures';
import { startPeer } from './peer-server';

const ROUNDS = 3;
/** A usual line, and a processor as slow as a cheap notebook's. */
const SPEED = { line: 1_250_000, latency: 40, slowdown: 4 };
/** Milliseconds in which somebody types an address and a password, and in which a list comes to rest. */
const PAUSE = 4000;
const ROW = '[data-row]';
const FIELD = '[role=dialog] input';

interface Side {
  readonly origin: string;
  readonly token?: string;
  readonly login: string;
  readonly list: string;
  /** The list whose rows open a form. */
  readonly forms: string;
  /** A list of a hundred rows. */
  readonly long: string;
  readonly asksForRows: (sent: Sent) => boolean;
}

interface Figures {
  readonly signedIn: number;
  readonly direct: number;
  readonly requests: number;
  readonly trips: number;
  readonly key: number;
  readonly drawer: number;
  readonly frame: number;
}

/** A page somebody opens who was never here; signed in unless they are to do it themselves. */
const withCold = async <T>(
  browser: Browser,
  { origin, token }: Side,
  signedIn: boolean,
  use: (cold: ColdPage) => Promise<T>,
): Promise<T> => {
  const cold = await openCold(browser, SPEED, [ROW, FIELD]);
  try {
    if (token !== undefined && signedIn) await cold.context.addCookies([{ name: '_token', value: token, url: origin }]);
    return await use(cold);
  } finally {
    await cold.context.close();
  }
};

const measure = async (browser: Browser, side: Side): Promise<Figures> => {
  const at = (place: string) => `${side.origin}${place}`;
  const signedIn = await withCold(browser, side, false, async (cold) => {
    const { page } = cold;
    await page.goto(at(side.login));
    await page.locator('#email').fill('seller@demo.test');
    await page.locator('#password').fill('demo-password');
    await page.waitForTimeout(PAUSE);
    return until(cold, ROW, () => page.locator('button[type=submit]').first().click());
  });
  const first = await withCold(browser, side, true, async (cold) => {
    const { page, sent } = cold;
    const direct = await until(cold, ROW, () => page.goto(at(side.list)));
    await page.waitForTimeout(PAUSE);
    const rows = sent.find(side.asksForRows);
    const counted = { requests: sent.length, trips: rows ? tripsBefore(sent, rows) : Number.NaN };
    return { direct, ...counted, key: p95(await searchKeys(page)) };
  });
  const drawer = await withCold(browser, side, true, async (cold) => {
    const { page } = cold;
    await until(cold, ROW, () => page.goto(at(side.forms)));
    await page.waitForTimeout(PAUSE);
    return until(cold, FIELD, () =>
      page
        .locator(ROW)
        .first()
        .click({ position: { x: 200, y: 10 } }),
    );
  });
  const frame = await withCold(browser, side, true, async (cold) => {
    await until(cold, ROW, () => cold.page.goto(at(side.long)));
    await cold.page.waitForTimeout(PAUSE);
    return longestFrame(cold.page);
  });
  return { signedIn, ...first, drawer, frame };
};

const sidesOf = (origin: string, token: string, peer: string): Readonly<Record<'ours' | 'peer', Side>> => ({
  ours: {
    origin,
    token,
    login: `/account/login?ref=${encodeURIComponent(`${origin}/items/internal`)}`,
    list: '/items/internal',
    forms: '/stores/all',
    long: '/items/internal?perpage=100',
    asksForRows: ({ body }) => body.includes('query ItemsInfo('),
  },
  peer: {
    origin: peer,
    login: '/login',
    list: '/',
    forms: '/',
    long: '/?perpage=100',
    asksForRows: ({ url }) => url.includes('/api/rows'),
  },
});

/** The first seconds of somebody whose browser was never here, and what they do next. */
const bench = async (): Promise<Finding[]> => {
  const figures: Record<'ours' | 'peer', Figures[]> = { ours: [], peer: [] };
  await inShop(async ({ session }) => {
    const peer = await startPeer();
    const browser = await launchBrowser();
    try {
      await makeListings(session);
      const sides = sidesOf(session.origin, session.token, peer.origin);
      for (let round = 0; round < ROUNDS; round++)
        for (const side of inTurn(['ours', 'peer'] as const, round)) figures[side].push(await measure(browser, sides[side]));
    } finally {
      await browser.close();
      await peer.stop();
    }
  });
  const finding = (name: string, what: keyof Figures, unit: string, most: number): Finding => ({
    bench: name,
    ours: median(figures.ours.map((each) => each[what])),
    peer: median(figures.peer.map((each) => each[what])),
    peerName: 'a plain MUI table page',
    unit,
    better: 'less',
    goal: { ours: most },
  });
  return [
    finding('Sign in, until rows are there', 'signedIn', 'ms', 1200),
    finding('direct link to a list, until rows are there', 'direct', 'ms', 2000),
    finding('requests of a direct link', 'requests', 'requests', 35),
    finding('answers waited for before the rows are asked for', 'trips', 'answers', 2),
    finding('a key in the search box, p95', 'key', 'ms', 100),
    finding('first opening of a form beside a list', 'drawer', 'ms', 400),
    finding('longest frame of a scrolled list of 100', 'frame', 'ms', 50),
  ];
};

export default bench;
