import '../../../support/text-encoder';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { loadDrawerTexts, loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import { WriteScreen } from '../../../../../src/client/screens/blogs/write/WriteScreen';
import * as session from '../../../../../src/client/shell/session/use-may';
import { theme } from '../../../../../src/client/theme';
import { addresses } from '../../../../../src/domain/addresses/addresses';
import { storeWithFakeServer } from '../../../../sagas/support/fake-server';

const ID = 'a'.repeat(24);
const post = (title: string, version: number) => ({
  _id: ID,
  ...{
    title,
    slug: '',
    body: '<p>Wade.</p>',
    image: null,
    store_id: null,
    store: null,
    tags: [],
    item_info_ids: [],
    status: 'draft',
    msg: null,
  },
  ...{ publish_at: null, published_at: null, external_url: null, version, changed: false, zone: 'UTC', created_at: 1, updated_at: 1 },
});

beforeAll(async () => {
  jest.spyOn(session, 'useMay').mockReturnValue(true);
  await startTexts();
  await Promise.all([loadScreenTexts(), loadDrawerTexts()]);
});

const open = async (path: string) => {
  const app = storeWithFakeServer();
  let address = '';
  const Screens = () => {
    const { pathname, search } = useLocation();
    address = `${pathname}${search}`;
    return useRoutes([{ path: addresses.blogsWrite.pattern, element: <WriteScreen /> }]);
  };
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Provider store={app.store}>
          <ThemeProvider theme={theme}>
            <Screens />
          </ThemeProvider>
        </Provider>
      </MemoryRouter>,
    ),
  );
  return { ...app, address: () => address };
};

test('a post is opened with its text', async () => {
  const { last } = await open(`/blogs/write?id=${ID}`);
  await act(async () => last('Blog').answer({ blog: post('Herons', 3) }));
  expect(await screen.findByDisplayValue('Herons')).toBeTruthy();
  expect((await screen.findByRole('textbox', { name: 'Post content' })).innerHTML).toContain('Wade.');
});

test('a new one is saved by itself and gets its address', async () => {
  const { last, address, calls } = await open('/blogs/write');
  const saves = () => calls.filter(({ operation }) => operation === 'MakeBlog').length;
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'New' } });
  await waitFor(() => expect(saves()).toBe(1), { timeout: 5000 });
  expect(last('MakeBlog').variables).toMatchObject({ _id: null, params: { title: 'New' } });
  await act(async () => last('MakeBlog').answer({ makeBlog: post('New', 1) }));
  await waitFor(() => expect(address()).toBe(`/blogs/write?id=${ID}`));
  expect(screen.getByDisplayValue('New')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Newer' } });
  await waitFor(() => expect(saves()).toBe(2), { timeout: 5000 });
  expect(last('MakeBlog').variables).toMatchObject({ _id: ID, version: 1 });
});
