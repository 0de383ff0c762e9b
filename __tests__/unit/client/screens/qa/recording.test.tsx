import '@testing-library/jest-dom';
import '../../../support/text-encoder';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { loadDrawerTexts, loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import '../../../../../src/client/late-parts';
import { createLogDesk } from '../../../../../src/client/screens/qa/log/log-desk';
import type { FromWorker, ToWorker } from '../../../../../src/client/screens/qa/log/protocol';
import { QaScreen } from '../../../../../src/client/screens/qa/QaScreen';
import { createRootReducer } from '../../../../../src/client/store';
import { theme } from '../../../../../src/client/theme';
import { signedIn } from '../../../../sagas/shell/signed-in';

const text = readFileSync(path.join(__dirname, '../../../../fixtures/logs/lists-and-failures.podlog.jsonl'), 'utf8');

/** What the worker does, in this very thread. */
const workerHere = (): Worker => {
  const target = new EventTarget();
  const desk = createLogDesk({
    createReducer: createRootReducer,
    tell: (data: FromWorker) => void target.dispatchEvent(new MessageEvent('message', { data })),
    rest: () => new Promise((resolve) => setTimeout(resolve)),
  });
  return Object.assign(target, {
    postMessage: (message: ToWorker) => act(() => desk.take(message)),
    terminate: () => undefined,
  }) as unknown as Worker;
};

beforeAll(async () => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
      unobserve = () => undefined;
    },
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await startTexts();
  await Promise.all([loadScreenTexts(), loadDrawerTexts()]);
});

/** A file as a browser has it; the one of this environment gives no stream. */
const fileOf = (content: string, name: string): File =>
  Object.assign(new File([content], name), {
    stream: () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(Buffer.from(content));
          controller.close();
        },
      }),
  });

const open = async (...files: File[]) => {
  const { store } = await act(() => signedIn({ role: 'super_root' }));
  const { container } = render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={['/qa']}>
          <QaScreen recordsHere startWorker={workerHere} />
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('Nothing takes files.');
  await act(async () => void fireEvent.change(input, { target: { files } }));
};

const proven = () => screen.findByText('Verified: every state matches the recording.', undefined, { timeout: 15_000 });
const line = () => screen.getByRole('slider', { name: 'Recording timeline' });
const now = (): number => Number(line().getAttribute('aria-valuenow'));
const press = (key: string, more: object = {}) => act(async () => void fireEvent.keyDown(line(), { key, ...more }));

test('a recording is opened at what went wrong, proven, and gone through by keys', async () => {
  await open(fileOf(`${text}${JSON.stringify({ t: 'r', seq: 1, at: 5, expected: 'The list should load.' })}\n`, 'problem.podlog.jsonl'));
  await proven();
  expect(screen.getByText('The list should load.')).toBeVisible();
  const begun = now();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/ · /);
  await press('ArrowRight');
  expect(now()).toBeGreaterThan(begun);
  await press('Home');
  const first = now();
  await press('ArrowLeft');
  expect(now()).toBe(first);
  await press('e');
  expect(now()).toBeGreaterThan(first);
  await press('End');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Record' })).toBeInTheDocument());
});

test('a value is followed back to where it became another, and what led there is gone to', async () => {
  await open(fileOf(text, 'shops.podlog.jsonl'));
  await proven();
  fireEvent.change(screen.getByRole('searchbox', { name: /Entity, type/ }), { target: { value: 'entities/received' } });
  await press('Home');
  const answer = now();
  const [name] = await screen.findAllByTitle('Follow this value');
  fireEvent.click(name as HTMLElement);
  await press('End');
  for (let last = now(); now() > answer; last = now()) {
    await press('c', { shiftKey: true });
    if (now() === last) break;
  }
  expect(now()).toBe(answer);
  await screen.findByRole('heading', { name: 'Cause' });
  await press('w');
  await waitFor(() => expect(now()).toBeLessThan(answer));
});

test('what can’t be read is refused in a sentence, and leaves the place for another', async () => {
  await open(fileOf('hello\nthere\n', 'notes.txt'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t open that file. Line 1 isn’t valid JSON.');
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});
