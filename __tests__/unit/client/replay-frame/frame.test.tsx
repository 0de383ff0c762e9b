import '@testing-library/jest-dom';
import '../../support/text-encoder';
import { act, screen } from '@testing-library/react';
import '../../../../src/client/late-parts';
import type { State } from '../../../../src/client/replay/slices';
import { startFrame } from '../../../../src/client/replay-frame/start';
import type { SeenState } from '../../../../src/client/screens/qa/log/log-desk';
import { patchBetween } from '../../../../src/client/screens/qa/log/state-patch';
import { Screens } from '../../../../src/client/routes';
import { KeptForms } from '../../../../src/client/shell/kept-forms';
import { prepareShell } from '../../../../src/client/shell/Shell';
import { createStyles, ThemedRoot } from '../../../../src/client/ThemedRoot';
import { signedIn } from '../../../sagas/shell/signed-in';

const MARK = '~3fa90c41d27be658';

let state: State;

const port = { onmessage: null as ((event: { data: SeenState }) => void) | null };

/** A message with the port, from somewhere. */
const handOver = (source: unknown, origin: string) =>
  act(async () => {
    const message = new MessageEvent('message', { data: { kind: 'replay-port' } });
    window.dispatchEvent(
      Object.defineProperties(message, { source: { value: source }, origin: { value: origin }, ports: { value: [port] } }),
    );
  });

const AT = Date.UTC(2026, 0, 2, 3, 4);

const show = (address: string) =>
  act(async () =>
    port.onmessage?.({
      data: {
        kind: 'state',
        patch: patchBetween(null, state),
        index: 0,
        at: AT,
        address,
        language: 'en',
        viewport: { width: 800, height: 600 },
      },
    }),
  );

let asked: unknown[];

beforeAll(async () => {
  // As a log has it: who is signed in is known by a mark.
  const { store, stop } = await signedIn({ role: 'root', name: MARK });
  state = JSON.parse(JSON.stringify(store.getState())) as State;
  stop();
  document.body.innerHTML = '<div id="root"></div>';
  asked = [];
  Object.assign(window, { fetch: (...args: unknown[]) => asked.push(args) });
  jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  await act(() => startFrame({ Screens, KeptForms, ThemedRoot, styles: createStyles(undefined), prepareShell }));
});

test('nobody but the window around it says what is shown', async () => {
  await handOver(null, window.location.origin);
  await handOver(window.parent, 'https://elsewhere.example');
  expect(port.onmessage).toBeNull();
});

test('the application draws the state it is told: hidden texts as such, at the time of the recording, asking for nothing', async () => {
  await handOver(window.parent, window.location.origin);
  await show('/stores/all');
  expect(await screen.findByRole('heading', { level: 1, name: 'Stores' }, { timeout: 15_000 })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Account menu for ▒▒▒3fa9' })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/~[0-9a-f]{16}/);
  expect(Date.now()).toBe(AT);
  expect(new Date().getTime()).toBe(AT);
  expect(new Date(5).getTime()).toBe(5);
  expect(asked).toEqual([]);
});
