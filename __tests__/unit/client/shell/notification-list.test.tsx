import '../../support/text-encoder';
import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { Fragment } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { loadScreenTexts, setLanguage, startTexts } from '../../../../src/client/i18n';
import { NotificationList } from '../../../../src/client/shell/notifications/NotificationList';
import { theme } from '../../../../src/client/theme';
import { Styled } from '../../../support/styled';
import { signedIn } from '../../../sagas/shell/signed-in';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

const id = (n: number): string => String(n).padStart(24, '0');
const row = (n: number, status = 'New') => ({
  _id: id(n),
  type: 'Order',
  status,
  code: null,
  subject: `Order ${n}`,
  content: `line one of ${n}\nline two`,
  created_at: n,
  referent: `o${n}`,
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const open = async (total: number, Around: typeof Styled | typeof Fragment = Fragment) => {
  const app = await act(() => signedIn());
  const left = jest.fn();
  render(
    <Around>
      <Provider store={app.store}>
        <ThemeProvider theme={theme}>
          <MemoryRouter>
            <NotificationList onLeave={left} />
            <Address />
          </MemoryRouter>
        </ThemeProvider>
      </Provider>
    </Around>,
  );
  const answer = (from: number, to: number, status?: string) =>
    act(() =>
      app.last('Notifications').answer({ notifications: Array.from({ length: from - to + 1 }, (_, i) => row(from - i, status)) }, total),
    );
  const pages = () =>
    app.calls.filter(({ operation }) => operation === 'Notifications').map(({ options }) => [options.page, options.perpage]);
  const unread = () => app.store.getState().inbox.unread;
  return { ...app, left, answer, pages, unread };
};

/** A list of 3000 px behind a window of 400 px, scrolled until `left` px are below it. */
const scrolledTo = (left: number): void => {
  const box = screen.getByRole('list').parentElement;
  if (!box) throw new Error('There is no list.');
  jest.spyOn(box, 'scrollHeight', 'get').mockReturnValue(3_000);
  jest.spyOn(box, 'clientHeight', 'get').mockReturnValue(400);
  box.scrollTop = 3_000 - 400 - left;
  fireEvent.scroll(box);
};

/** Before anything is measured there is plenty below the window. */
beforeEach(() => void jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(10_000));
afterEach(() => jest.restoreAllMocks());

test('twenty a page; the next one is asked for within 500 px of the bottom, once', async () => {
  const { answer, pages } = await open(45);
  await answer(45, 26);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  scrolledTo(500);
  expect(pages()).toEqual([[1, 20]]);
  const two = [
    [1, 20],
    [2, 20],
  ];
  scrolledTo(499);
  expect(pages()).toEqual(two);
  scrolledTo(300);
  expect(pages()).toEqual(two);
  await answer(25, 6);
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
});

test('unread ones show at full opacity, read ones faded; several lines stay several', async () => {
  const { answer } = await open(2, Styled);
  await answer(2, 2, 'New');
  const button = screen.getByRole('button', { name: /Order 2/ });
  expect(button).toHaveStyle({ opacity: 1 });
  expect(within(button).getByText(/line one of 2/)).toHaveStyle({ 'white-space': 'pre-line' });
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(Number(getComputedStyle(button).opacity)).toBeLessThan(0.9);
});

test('a click reads it, takes one off the counter and leads to what it is about; a read one only leads', async () => {
  const { answer, unread, left, calls } = await open(2);
  await answer(2, 1);
  fireEvent.click(screen.getByRole('button', { name: /Order 2/ }));
  expect(unread()).toBe(2);
  expect(screen.getByText('/orders/all?status=All&id=o2')).toBeVisible();
  expect(left).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: /Order 2/ }));
  expect(unread()).toBe(2);
  expect(calls.filter(({ operation }) => operation === 'NotificationMake')).toHaveLength(1);
});

test('when another language is spoken every page is asked for again', async () => {
  const { answer, pages } = await open(40);
  await answer(40, 21);
  scrolledTo(100);
  await answer(20, 1);
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  await act(() => setLanguage('de'));
  // The first page stays in sight until it comes anew; the others come by scrolling.
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  await answer(40, 21);
  scrolledTo(100);
  expect(pages().slice(2)).toEqual([
    [1, 20],
    [2, 20],
  ]);
  await act(() => setLanguage('en'));
});
