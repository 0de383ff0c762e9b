import '../support/text-encoder';
import { createGuardedHistory } from '../../../src/client/guarded-history';
import { leaveGuard } from '../../../src/client/ui/leave-guard';

const place = () => window.location.pathname;
const history = createGuardedHistory();
const heard: string[] = [];
let release: () => void = () => undefined;

/** jsdom steps through its history a moment later, as browsers do; a step that is taken back is two. Resolves after so many. */
const stepped = (steps: number) =>
  new Promise<void>((resolve) => {
    let left = steps;
    const count = () => {
      left -= 1;
      if (left > 0) return;
      window.removeEventListener('popstate', count);
      // Whoever else listens hears of it first.
      setTimeout(resolve);
    };
    window.addEventListener('popstate', count);
  });

beforeAll(() => void history.listen(({ action, location }) => heard.push(`${action} ${location.pathname}`)));
beforeEach(() => {
  history.push('/one');
  history.push('/form');
  heard.length = 0;
  release = leaveGuard.hold();
});
afterEach(() => {
  release();
  leaveGuard.stay();
});

test.each([
  ['following a link', () => history.push('/away')],
  ['a replaced address', () => history.replace('/away')],
])('%s waits for the person’s word', (_case, leave) => {
  leave();
  expect([place(), heard, leaveGuard.isAsking()]).toEqual(['/form', [], true]);
  leaveGuard.leave();
  expect([place(), leaveGuard.isAsking()]).toEqual(['/away', false]);
});

test('staying keeps the place', () => {
  history.push('/away');
  leaveGuard.stay();
  expect([place(), heard]).toEqual(['/form', []]);
});

test('closing twice asks once, and goes one step back once the person leaves', async () => {
  history.go(-1);
  history.go(-1);
  expect([place(), heard, leaveGuard.isAsking()]).toEqual(['/form', [], true]);
  const back = stepped(1);
  leaveGuard.leave();
  leaveGuard.leave();
  await back;
  expect([place(), heard]).toEqual(['/one', ['POP /one']]);
});

test.each([1, 2])('Back pressed %i times in the browser stays, asks once, and goes one step back once the person leaves', async (times) => {
  const back = stepped(2);
  for (let press = 0; press < times; press += 1) window.history.back();
  await back;
  expect([place(), heard, leaveGuard.isAsking()]).toEqual(['/form', [], true]);
  const again = stepped(1);
  leaveGuard.leave();
  await again;
  expect([place(), heard]).toEqual(['/one', ['POP /one']]);
});

test('Back may be pressed again after the person stayed', async () => {
  for (const round of [1, 2]) {
    const back = stepped(2);
    window.history.back();
    await back;
    expect([round, place(), leaveGuard.isAsking()]).toEqual([round, '/form', true]);
    leaveGuard.stay();
  }
});

test('nothing is asked about the very same address, or when nothing is unsaved', async () => {
  history.push('/form');
  expect(leaveGuard.isAsking()).toBe(false);
  release();
  history.push('/away');
  const back = stepped(1);
  history.go(-1);
  await back;
  expect([place(), leaveGuard.isAsking()]).toEqual(['/form', false]);
});

test('another place within what is shown leaves nothing: nobody is asked', () => {
  history.replace('/form#address');
  expect([place(), window.location.hash, leaveGuard.isAsking()]).toEqual(['/form', '#address', false]);
  history.push('/away#address');
  expect([place(), leaveGuard.isAsking()]).toEqual(['/form', true]);
});
