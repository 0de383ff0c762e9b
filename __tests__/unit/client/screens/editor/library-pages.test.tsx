import '../../../support/text-encoder';
import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import { ClipartsPanel } from '../../../../../src/client/screens/editor/design/panels/ClipartsPanel';
import { FileLibrary } from '../../../../../src/client/screens/editor/design/panels/FileLibrary';
import { COLLECTION, FILES } from '../../../../../src/client/screens/media/media-kind';
import { theme } from '../../../../../src/client/theme';
import { editorServer } from '../../../../sagas/editor/support';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

const show = async (panel: ReactNode) => {
  const server = editorServer();
  await act(() => server.open());
  render(
    <ThemeProvider theme={theme}>
      <Provider store={server.store}>{panel}</Provider>
    </ThemeProvider>,
  );
  await act(() => server.settle());
  return server;
};

test('the file library asks for one’s own files, 32 a page', async () => {
  const { last } = await show(<FileLibrary of="uploads" onUse={() => undefined} />);
  expect(last('Files')).toMatchObject({ options: { perpage: 32 }, variables: { provider: 'Custom' } });
});

test('the design collection comes 20 a page', async () => {
  const { last } = await show(<FileLibrary of="designs" onUse={() => undefined} />);
  expect(last('Files')).toMatchObject({ options: { perpage: 20 }, variables: { mask: 'design' } });
});

test('the screens of files and of the design collection have the same pages', () => {
  expect([FILES.pageSize, COLLECTION.pageSize]).toEqual([32, 20]);
});

const drawing = (n: number) => ({
  _id: `pack/${n}`,
  id: `pack/${n}`,
  name: `Bear ${n}`,
  tabs: ['line'],
  category: 'line-animals',
  tags: [],
  url: `/static/cliparts/pack/${n}.svg`,
  width: 100,
  height: 100,
  tintable: true,
});

test('cliparts come by tab and category, 50 a page, more on demand', async () => {
  const { calls, last } = await show(<ClipartsPanel />);
  const categories = [
    { id: 'line-animals', tab: 'line', count: 60 },
    { id: 'animals', tab: 'colour', count: 5 },
  ];
  await act(() => last('ClipartCategories').answer({ clipartCategories: categories }, 2));
  expect(last('Cliparts')).toMatchObject({ options: { perpage: 50 }, variables: { tab: 'line', category: '' } });
  await act(() => last('Cliparts').answer({ cliparts: Array.from({ length: 50 }, (_, n) => drawing(n)) }, 60));
  expect(screen.getAllByRole('button', { name: /^Add Bear/ })).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Show 10 more' }));
  const pages = calls.filter(({ operation }) => operation === 'Cliparts').map(({ options }) => options.page ?? 1);
  expect(pages).toEqual([1, 2]);
  // A page that does not come says so, and can be asked for again.
  await act(() => last('Cliparts').fail({ kind: 'refused', message: 'Not now.' }));
  expect(screen.getByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await act(() => last('Cliparts').answer({ cliparts: Array.from({ length: 10 }, (_, n) => drawing(50 + n)) }, 60));
  expect(screen.getAllByRole('button', { name: /^Add Bear/ })).toHaveLength(60);
  await userEvent.click(screen.getByRole('button', { name: 'Color' }));
  expect(last('Cliparts').variables).toMatchObject({ tab: 'colour' });
});
