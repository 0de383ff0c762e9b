import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider, useSelector } from 'react-redux';
import { files, type File } from '../../../../../src/client/entities/files';
import { loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import type { EntitiesState } from '../../../../../src/client/kernel/entity-reducer';
import { FileForm } from '../../../../../src/client/screens/media/FileForm';
import { theme } from '../../../../../src/client/theme';
import { leaveGuard } from '../../../../../src/client/ui/leave-guard';
import { storeWithFakeServer } from '../../../../sagas/support/fake-server';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

const row = {
  _id: 'f1',
  filename: 'lion.png',
  tags: ['cat'],
  sku: null,
  status: 'published',
  mask: 'image',
  image_sizes: [],
  updated_at: 1,
};

const FormOfFile = () => {
  const file = useSelector((state: EntitiesState) => files.selectById(state, 'f1'));
  return file ? <FileForm file={file} /> : null;
};

const open = async () => {
  const app = storeWithFakeServer();
  const load = async (change: Partial<File> = {}) => {
    app.store.dispatch(files.actions.load());
    await act(() => app.last('Files').answer({ files: [{ ...row, ...change }] }));
  };
  await load();
  render(
    <Provider store={app.store}>
      <ThemeProvider theme={theme}>
        <FormOfFile />
      </ThemeProvider>
    </Provider>,
  );
  return { ...app, load };
};

const field = (label: string) => screen.getByLabelText(label);
const tags = () => screen.getAllByRole('button', { name: /^(cat|dog)$/ }).map(({ textContent }) => textContent);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a typed name is neither left without a question nor lost when the file changes meanwhile, and the rest is shown as it is now', async () => {
  const { load } = await open();
  await userEvent.type(field('Name'), '2');
  expect(leaveGuard.holds()).toBe(true);
  await load({ tags: ['cat', 'dog'], updated_at: 2 });
  expect(field('Name')).toHaveValue('lion.png2');
  expect(tags()).toEqual(['cat', 'dog']);
});

test('a save that fails keeps what was typed; one that is kept shows the file as the server has it', async () => {
  const { last } = await open();
  await userEvent.type(field('Tags'), ',,dog');
  await save();
  await act(() => last('SaveFile').fail({ kind: 'refused', message: 'A tag is too long.', field: 'tags' }));
  expect(tags()).toEqual(['cat', 'dog']);
  expect(field('Tags')).toHaveAccessibleDescription('A tag is too long.');
  await save();
  expect(last('SaveFile').variables).toMatchObject({ _id: 'f1', tags: ['cat', 'dog'] });
  await act(() => last('SaveFile').answer({ saveFile: { ...row, tags: ['cat', 'dog'], updated_at: 3 } }));
  expect(tags()).toEqual(['cat', 'dog']);
  expect(leaveGuard.holds()).toBe(false);
});
