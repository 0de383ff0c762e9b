import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { loadScreenTexts, startTexts } from '../../../../src/client/i18n';
import { selectLiveTasks, selectPanelOpen, taskActions } from '../../../../src/client/kernel/tasks-slice';
import { BackgroundTaskButton } from '../../../../src/client/shell/tasks/BackgroundTaskButton';
import { BackgroundTaskPanel } from '../../../../src/client/shell/tasks/BackgroundTaskPanel';
import { useLeaveConfirmation } from '../../../../src/client/shell/tasks/use-leave-confirmation';
import { pushTask } from '../../../../src/client/tasks/kinds';
import { keepExporter } from '../../../../src/client/tasks/exporters';
import { theme } from '../../../../src/client/theme';
import { storeWithFakeServer } from '../../../sagas/support/fake-server';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Desktop = () => {
  useLeaveConfirmation();
  return (
    <>
      <BackgroundTaskButton />
      <BackgroundTaskPanel />
    </>
  );
};

const setUp = ({ open = true } = {}) => {
  const app = storeWithFakeServer();
  keepExporter('e', { heads: [], rowsOf: () => [], format: 'program', language: 'en' });
  if (open) app.store.dispatch(taskActions.setPanelOpen(true));
  render(
    <Provider store={app.store}>
      <ThemeProvider theme={theme}>
        <Desktop />
      </ThemeProvider>
    </Provider>,
  );
  const push = () =>
    void act(() => void app.store.dispatch(pushTask('exportList', { list: 'stores', entity: 'stores', variables: {}, exporterId: 'e' })));
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  // A task's work loads when it begins.
  const answer = async () => {
    await wait(0);
    void app.last('Stores').answer({ stores: [] }, 0);
    await wait(0);
  };
  const refuse = async (message: string) => {
    await wait(0);
    void app.last('Stores').fail({ kind: 'refused', message });
    await wait(0);
  };
  return { ...app, push, wait, answer, refuse };
};

const NAME = 'Export stores';
const panel = () => within(screen.getByRole('dialog', { name: 'Background Task' }));

test('an empty panel says No task and carries the warning', () => {
  setUp();
  expect(panel().getByText('No task')).toBeVisible();
  expect(panel().getByText('0 tasks, 0 errors')).toBeVisible();
  expect(panel().getByText('Do not close the browser window until it is finished running.')).toBeVisible();
});

test('a running task is listed by name with a spinner and counted; done, it is gone after about 200 ms', async () => {
  const { push, wait, answer } = setUp();
  push();
  expect(panel().getByText(NAME)).toBeVisible();
  expect(panel().getByRole('progressbar', { name: NAME })).toBeVisible();
  expect(panel().getByText('1 task, 0 errors')).toBeVisible();
  await answer();
  await wait(150);
  expect(panel().getByText(NAME)).toBeVisible();
  await wait(60);
  expect(panel().queryByText(NAME)).toBeNull();
  expect(panel().getByText('No task')).toBeVisible();
});

test('of six tasks four run and two wait', () => {
  const { push } = setUp();
  for (let i = 0; i < 6; i++) push();
  expect(panel().getByText('6 tasks, 0 errors')).toBeVisible();
  expect(panel().getAllByRole('progressbar')).toHaveLength(4);
  expect(panel().getAllByText('Waiting')).toHaveLength(2);
});

test('progress is shown once it is known', () => {
  const { push, store } = setUp();
  push();
  const [key = ''] = Object.keys(store.getState().tasks.entries);
  act(() => void store.dispatch(taskActions.progressed({ key, progress: 0.4 })));
  expect(panel().getByText('40%')).toBeVisible();
});

test('counted work tells how many of how many, how quick, and how long it still takes', () => {
  const { push, store } = setUp();
  push();
  const [key = ''] = Object.keys(store.getState().tasks.entries);
  const tell = (done: number, at: number) =>
    act(() => void store.dispatch(taskActions.progressed({ key, progress: done / 1000, count: { done, total: 1000, at } })));
  tell(100, 1_000);
  expect(panel().getByText('100 of 1,000')).toBeVisible();
  tell(300, 21_000);
  expect(panel().getByText('300 of 1,000 · 10/s · 70 s left')).toBeVisible();
  tell(325, 171_000);
  expect(panel().getByText('325 of 1,000 · 1.3/s · 9 min left')).toBeVisible();
});

test('what waits can be paused, done first and given up; what runs and works in steps can be paused', () => {
  const { push, store } = setUp();
  for (let i = 0; i < 6; i++) push();
  const waiting = () =>
    selectLiveTasks(store.getState())
      .filter(({ status }) => status === 'queued')
      .map(({ key }) => key);
  const [fifth = '', sixth = ''] = waiting();
  // Who is next is first already.
  fireEvent.click(panel().getByRole('button', { name: `Run next: ${NAME}` }));
  expect(waiting()).toEqual([sixth, fifth]);
  fireEvent.click(panel().getAllByRole('button', { name: `Pause: ${NAME}` })[0]!);
  expect(panel().getByText('Paused')).toBeVisible();
  fireEvent.click(panel().getByRole('button', { name: `Resume: ${NAME}` }));
  expect(waiting()).toHaveLength(2);
  fireEvent.click(panel().getAllByRole('button', { name: `Stop: ${NAME}` })[0]!);
  expect(panel().getByText('5 tasks, 0 errors')).toBeVisible();
  const [running] = Object.values(store.getState().tasks.entries).filter(({ status }) => status === 'running');
  expect(panel().getAllByRole('button', { name: `Pause: ${NAME}` })).toHaveLength(1);
  act(() => void store.dispatch(taskActions.started({ key: running!.key, inSteps: true })));
  expect(panel().getAllByRole('button', { name: `Pause: ${NAME}` })).toHaveLength(2);
});

test('a failed task moves to the errors after about 200 ms, and Try again queues it anew', async () => {
  const { push, wait, refuse, answer, calls } = setUp();
  push();
  await refuse('The store isn’t connected.');
  expect(panel().queryByText('The store isn’t connected.')).toBeNull();
  await wait(210);
  expect(panel().getByText('0 tasks, 1 error')).toBeVisible();
  expect(panel().getByText('The store isn’t connected.')).toBeVisible();
  expect(panel().queryByRole('progressbar')).toBeNull();

  fireEvent.click(panel().getByRole('button', { name: 'Try again' }));
  expect(panel().getByText('1 task, 0 errors')).toBeVisible();
  expect(panel().queryByText('The store isn’t connected.')).toBeNull();
  await wait(0);
  expect(calls.filter(({ operation }) => operation === 'Stores')).toHaveLength(2);
  await answer();
  await wait(210);
  expect(panel().getByText('No task')).toBeVisible();
});

test('a failed task can be dismissed', async () => {
  const { push, wait, refuse } = setUp();
  push();
  await refuse('The store isn’t connected.');
  await wait(210);
  fireEvent.click(panel().getByRole('button', { name: 'Dismiss' }));
  expect(panel().getByText('No task')).toBeVisible();
});

const leave = (): boolean => {
  let asked = false;
  act(() => {
    asked = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  });
  return asked;
};

test('leaving while a task runs asks for confirmation and opens the panel; afterwards it asks no more', async () => {
  const { store, push, wait, answer } = setUp({ open: false });
  expect(leave()).toBe(false);
  expect(selectPanelOpen(store.getState())).toBe(false);
  push();
  expect(leave()).toBe(true);
  expect(selectPanelOpen(store.getState())).toBe(true);
  await answer();
  await wait(210);
  expect(leave()).toBe(false);
});

test('the button tells how many tasks and errors there are', async () => {
  const { push, wait, refuse } = setUp({ open: false });
  push();
  push();
  await refuse('The store isn’t connected.');
  await wait(210);
  expect(screen.getByRole('button', { name: 'Background Task, 1 task, 1 error' })).toBeVisible();
});
