import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { startTexts } from '../../../../src/client/i18n';
import { ContainerList } from '../../../../src/client/shell/containers/ContainerList';
import { selectUser } from '../../../../src/client/shell/session/session-slice';
import { theme } from '../../../../src/client/theme';
import { signedIn } from '../../../sagas/shell/signed-in';

beforeAll(() => startTexts());

const shop = (n: number, more: object = {}) => ({
  docker_id: `d${n}`,
  current: n === 0,
  docker: { _id: `d${n}`, domain: `shop-${n}`, server: 'example_com', label: `Shop ${n}`, hiden: false, ...more },
});

const open = async (auth_docker: readonly object[]) => {
  const app = await act(() => signedIn({ auth_docker }));
  const user = selectUser(app.store.getState());
  if (!user) throw new Error('Nobody is signed in.');
  const closed = jest.fn();
  render(
    <Provider store={app.store}>
      <ThemeProvider theme={theme}>
        <ContainerList id="list" user={user} anchor={document.body} onClose={closed} />
      </ThemeProvider>
    </Provider>,
  );
  const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
  return { ...app, closed, shown, keys: (text: string) => userEvent.type(screen.getByRole('combobox'), text) };
};

const many = Array.from({ length: 130 }, (_, n) => shop(n));

test('the suggestions filter while one types: 100 before, then 6; hidden containers are not among them', async () => {
  const { shown, keys } = await open([shop(500, { hiden: true }), ...many]);
  expect(shown()).toHaveLength(100);
  expect(shown()).not.toContain('Shop 500shop-500.example.com');
  await keys('shop 1');
  expect(shown()).toHaveLength(6);
  await keys('29');
  expect(shown()).toEqual(['Shop 129shop-129.example.com']);
});

test('arrows move, Enter goes there and closes the search', async () => {
  const { closed, keys, tab } = await open(many.slice(0, 3));
  await keys('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(closed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(tab.left).toEqual(['https://shop-1.example.com/jobs']));
});

test.each([
  ['Escape', '{Escape}'],
  ['Enter, with nothing found', 'nowhere{Enter}'],
  ['Enter on the one that one is in', 'shop 0{Enter}'],
])('%s closes the search and leads nowhere', async (_what, text) => {
  const { closed, keys, tab } = await open(many.slice(0, 3));
  await keys(text);
  expect(closed).toHaveBeenCalledTimes(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(tab.left).toEqual([]);
});
