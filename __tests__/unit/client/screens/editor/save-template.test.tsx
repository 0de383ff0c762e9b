import '../../../support/text-encoder';
import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { MockupSideInput } from '../../../../../src/contract/generated/operations';
import { assetActions } from '../../../../../src/client/editor/assets';
import { documentActions } from '../../../../../src/client/editor/document/actions';
import { fileUploaded } from '../../../../../src/client/entities/files';
import { loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import { SaveTemplate } from '../../../../../src/client/screens/editor/design/panels/SaveTemplate';
import { theme } from '../../../../../src/client/theme';
import { tee } from '../../../../fixtures/editor';
import { editorServer } from '../../../../sagas/editor/support';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

const show = async () => {
  const server = editorServer();
  await act(() => server.open());
  act(() => void server.addText());
  render(
    <ThemeProvider theme={theme}>
      <Provider store={server.store}>
        <SaveTemplate productId={tee._id} />
      </Provider>
    </ThemeProvider>,
  );
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await act(() => server.settle());
  };
  return { ...server, save };
};

test('a template is saved with all sides and the status Publish', async () => {
  const { save, last } = await show();
  await userEvent.type(screen.getByRole('textbox'), ' Peak ');
  await save();
  expect(last('MakeProductMockupPreset').variables).toMatchObject({
    product_id: tee._id,
    name: 'Peak',
    status: 'Publish',
    sides: [{ id: 'front', layers: [{ type: 'text' }] }, { id: 'back' }],
  });
});

test('it waits for every picture, the one behind the garment too', async () => {
  const { store, save, asked, last } = await show();
  act(() => {
    store.dispatch(assetActions.picked({ assetId: 'blob-1', filename: 'wall.png' }));
    store.dispatch(documentActions.patchSide({ sideId: 'back', change: { backgroundImage: 'blob-1' } }));
  });
  await userEvent.type(screen.getByRole('textbox'), 'Peak');
  await save();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(asked()).not.toContain('MakeProductMockupPreset');
  act(() => void store.dispatch(fileUploaded({ blobId: 'blob-1', fileId: 'file-1' })));
  await save();
  const [, back] = last('MakeProductMockupPreset').variables.sides as MockupSideInput[];
  expect(back?.document.settings).toContainEqual({ name: 'backgroundImage', file_id: 'file-1' });
});

test('once saved the name is blank again, and another template can be saved', async () => {
  const { save, last, asked } = await show();
  const name = screen.getByRole('textbox');
  await userEvent.type(name, 'Peak');
  await save();
  await act(() => last('MakeProductMockupPreset').answer({ makeProductMockupPreset: { _id: 't1', name: 'Peak', sides: [] } }));
  expect(name).toHaveValue('');
  await save();
  expect(name).toHaveAccessibleDescription('Enter a name for the template.');
  await userEvent.type(name, 'Valley');
  await save();
  expect(last('MakeProductMockupPreset').variables).toMatchObject({ name: 'Valley' });
  expect(asked().filter((operation) => operation === 'MakeProductMockupPreset')).toHaveLength(2);
});
