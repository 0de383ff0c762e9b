import type { Browser, Locator, Page, Request } from 'playwright-core';
import type { RunningApp } from '../support/app';
import { DIALOGS } from '../support/dialogs';
import { visit } from '../support/go-to';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';
import { pictureEachTest } from '../support/pictures';
import { someOf } from '../../support/long-runs';

let app: RunningApp;
let browser: Browser;
let page: Page;
let token: string;

withApp((started) => ({ app, browser } = started));

/** Long enough that a second press comes before the answer to the first. */
const SLOW_MS = 600;

/** Keys of what was sent to change something; what is sent again under its key is done once. */
const sent = new Map<string, string>();
const isMutation = (request: Request): boolean => /"query":"\s*mutation/.test(request.postData() ?? '');

beforeAll(async () => {
  // Where a second press lands while a dialog fades is what this is about.
  const context = await browser.newContext({ viewport: { width: 1366, height: 860 }, locale: 'en-US', reducedMotion: 'no-preference' });
  token = await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('dialog', (question) => void question.accept());
  page.on('request', (request) => {
    if (isMutation(request)) sent.set(request.headers()['idempotency-key'] ?? '', request.postData() ?? '');
  });
  await page.route('**/graphql', async (route) => {
    if (isMutation(route.request())) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return route.fallback();
  });
});

pictureEachTest(() => page);

type Hand = 'mouse' | 'Enter';

/** Presses as a hand does that does not know whether the first press counted, wherever the second one lands. */
const pressTwice = async (button: Locator, hand: Hand): Promise<void> => {
  // Until it can be pressed.
  await button.click({ trial: true });
  if (hand === 'Enter') {
    await button.focus();
    await page.keyboard.press('Enter');
    return page.keyboard.press('Enter');
  }
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on screen.');
  return page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
};

const HANDS = ['mouse', 'Enter'] as const;

const cases = someOf(
  DIALOGS.flatMap(({ of, pressed }) => (typeof pressed === 'string' ? [] : HANDS.map((hand) => ({ of, hand, ...pressed })))),
  5,
);
let made = 0;

test.each(cases)(
  '$of: what is pressed twice by $hand is done once, and told',
  async ({ hand, opener, fill, primary, told, sends }) => {
    made += 1;
    const stage = {
      page,
      name: `twice${made}`,
      go: (address: string) => visit(page, app.origin, address),
      ask: <T>(query: string, variables?: object) => ask<T>(app, token, query, variables),
    };
    await pressTwice(await opener(stage), hand);
    await primary(stage).waitFor({ timeout: 30_000 });
    await fill?.(stage);
    sent.clear();
    await pressTwice(primary(stage), hand);
    await told(stage).waitFor({ timeout: 30_000 });
    // What the editor keeps by itself meanwhile nobody pressed for.
    const asked = [...sent.values()].filter((body) => !body.includes('mutation MakeEditorDraft('));
    const counted = asked.filter((body) => typeof sends !== 'string' || body.includes(`mutation ${sends}(`));
    expect(counted).toHaveLength(sends ? 1 : 0);
  },
  60_000,
);
