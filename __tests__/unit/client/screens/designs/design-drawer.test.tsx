import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import * as canvas from '../../../../../src/client/editor/canvas/stage';
import type { StageEvents } from '../../../../../src/client/editor/canvas/stage-model';
import { mockupDesigns } from '../../../../../src/client/entities/mockup-designs';
import { loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import { DesignDrawer } from '../../../../../src/client/screens/designs/DesignDrawer';
import { theme } from '../../../../../src/client/theme';
import { leaveGuard } from '../../../../../src/client/ui/leave-guard';
import { placedPicture } from '../../../../fixtures/design';
import { storeWithFakeServer } from '../../../../sagas/support/fake-server';

// The stage is looked at in a browser; here it only says where hands have left the layers.
const stage: { commit?: StageEvents['commit'] } = {};
beforeAll(async () => {
  jest.spyOn(canvas, 'createStage').mockImplementation((_host, { commit }) => {
    stage.commit = commit;
    return {
      update: () => undefined,
      retryPictures: () => undefined,
      toDocument: (client) => client,
      pictureOf: () => null,
      dispose: () => undefined,
    };
  });
  await startTexts();
  await loadScreenTexts();
});

const { picture: _picture, file_id: _file, ...placed } = placedPicture({ position: { x: 100, y: 100 }, size: { width: 400, height: 400 } });
const row = {
  _id: 'd1',
  name: 'Badge',
  tags: ['blue'],
  status: 'published',
  width: 1100,
  height: 1100,
  prints: [],
  images: [{ ...placed, name: 'Lion', image: { _id: 'f1', width: 800, height: 400, image_sizes: [] } }],
};

const open = async () => {
  const app = storeWithFakeServer();
  const closed = jest.fn();
  app.store.dispatch(mockupDesigns.actions.load());
  await app.last('MockupDesigns').answer({ mockupDesigns: [row] });
  render(
    <Provider store={app.store}>
      <ThemeProvider theme={theme}>
        <DesignDrawer id="d1" onClose={closed} onApply={undefined} />
      </ThemeProvider>
    </Provider>,
  );
  return { ...app, closed };
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test.each([
  ['a typed name', () => userEvent.type(screen.getByLabelText('Name'), '!')],
  ['a picture taken out', () => userEvent.click(screen.getByRole('button', { name: 'Remove Lion' }))],
  ['another status', () => userEvent.selectOptions(screen.getByLabelText('Status'), 'draft')],
])('%s is not left without a question', async (_case, change) => {
  await open();
  expect(leaveGuard.holds()).toBe(false);
  await change();
  expect(leaveGuard.holds()).toBe(true);
});

test('a save that fails keeps what was typed; one that is kept closes the drawer', async () => {
  const { last, closed } = await open();
  await userEvent.type(screen.getByLabelText('Name'), ' two');
  await save();
  await act(() => last('UpdateMockupDesign').fail({ kind: 'refused', message: 'That name is taken.', field: 'params.name' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Badge two');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('That name is taken.');
  expect(closed).not.toHaveBeenCalled();
  await save();
  expect(last('UpdateMockupDesign').variables).toMatchObject({ _id: 'd1', params: { name: 'Badge two', images: [{ name: 'Lion' }] } });
  await act(() => last('UpdateMockupDesign').answer({ updateMockupDesign: { ...row, name: 'Badge two' } }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(leaveGuard.holds()).toBe(false);
});

const button = (name: string) => screen.getByRole('button', { name });
const saved = (last: Awaited<ReturnType<typeof open>>['last']) =>
  (last('UpdateMockupDesign').variables as { params: { images: Record<string, unknown>[] } }).params.images;
/** What a hand on the stage leaves of the only layer. */
const leave = async (change: object): Promise<void> => {
  await waitFor(() => expect(stage.commit).toBeDefined());
  act(() => void stage.commit?.({ 'saved-0': change }));
};

beforeEach(() => {
  delete stage.commit;
});

test('what hands do on the stage is in the fields and is saved, and every step can be taken back', async () => {
  const { last } = await open();
  await userEvent.click(button('Select Lion'));
  await leave({ x: 350, y: 300, rotation: 45 });
  expect(screen.getByLabelText('X')).toHaveValue('150');
  await leave({ width: 200, height: 100 });
  expect(screen.getByLabelText('Width')).toHaveValue('200');
  expect(screen.getByLabelText('Rotation')).toHaveValue('45');
  await userEvent.click(button('Undo'));
  expect(screen.getByLabelText('Width')).toHaveValue('400');
  expect(screen.getByLabelText('Rotation')).toHaveValue('45');
  await userEvent.click(button('Undo'));
  expect(screen.getByLabelText('X')).toHaveValue('100');
  expect(button('Undo')).toBeDisabled();
  expect(leaveGuard.holds()).toBe(false);
  await userEvent.click(button('Redo'));
  await save();
  expect(saved(last)).toEqual([
    expect.objectContaining({ print_fit: 'contain', position: { x: 150, y: 100 }, size: { width: 400, height: 400 }, rotation: 45 }),
  ]);
});

test('a wrong number stays where it is with a sentence and changes nothing else', async () => {
  const { last } = await open();
  await userEvent.click(button('Select Lion'));
  const type = async (label: string, text: string): Promise<void> => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
    await userEvent.tab();
  };
  await type('Width', 'wide');
  await type('Skew X', '89');
  await type('Crop left', '25.5');
  await type('Y', '-12.345');
  expect(screen.getByLabelText('Width')).toHaveValue('wide');
  expect(screen.getByLabelText('Width')).toHaveAccessibleDescription('Enter a number, such as 12.5.');
  expect(screen.getByLabelText('Skew X')).toHaveAccessibleDescription('Enter -80 to 80.');
  await save();
  expect(() => last('UpdateMockupDesign')).toThrow();
  expect(screen.getByLabelText('Width')).toHaveFocus();
  await type('Width', '400');
  await type('Skew X', '0');
  await save();
  expect(saved(last)).toEqual([
    expect.objectContaining({
      size: { width: 400, height: 400 },
      skew: { x: 0, y: 0 },
      crop: { x: 0.255, y: 0, width: 0.745, height: 1 },
      position: { x: 100, y: -12.35 },
    }),
  ]);
});

test('keys on the stage move what is selected as one step, and take it out', async () => {
  const { last } = await open();
  await userEvent.click(button('Select Lion'));
  act(() => screen.getByRole('application').focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  expect([screen.getByLabelText('X'), screen.getByLabelText('Y')].map((field) => (field as HTMLInputElement).value)).toEqual([
    '102',
    '110',
  ]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByLabelText('X')).toHaveValue('100');
  await userEvent.keyboard('{Delete}');
  await save();
  expect(saved(last)).toEqual([]);
});

test('a change somebody else saved is not taken back by an undo over it', async () => {
  const { store, last } = await open();
  await userEvent.click(button('Select Lion'));
  await leave({ x: 350 });
  await userEvent.click(button('Undo'));
  expect(button('Redo')).toBeEnabled();
  store.dispatch(mockupDesigns.actions.load());
  const [lion] = row.images;
  await act(() => last('MockupDesigns').answer({ mockupDesigns: [{ ...row, updated_at: 2, images: [{ ...lion, rotation: 10 }] }] }));
  expect(screen.getByLabelText('Rotation')).toHaveValue('10');
  expect(button('Redo')).toBeDisabled();
});

test('what two people did with an image is told in numbers, and nothing is lost before one of them is chosen', async () => {
  const { last } = await open();
  await userEvent.click(button('Select Lion'));
  await leave({ rotation: 45 });
  await save();
  await act(() => last('UpdateMockupDesign').fail({ kind: 'refused', message: 'Saved.', refusal: 'request.savedMeanwhile' }));
  const [lion] = row.images;
  const theirs = { ...lion, position: { x: 5, y: 6 }, crop: { x: 0, y: 0, width: 0.5, height: 1 } };
  await act(() => last('MockupDesigns').answer({ mockupDesigns: [{ ...row, updated_at: 2, images: [theirs] }] }));
  const asked = await screen.findByRole('dialog', { name: /changed/i });
  expect(asked).toHaveTextContent('Lion (Front, X 100, Y 100, 400 × 400 px, 45°)');
  expect(asked).toHaveTextContent('Lion (Front, X 5, Y 6, 400 × 400 px, 50 % × 100 %)');
  await userEvent.click(screen.getByRole('button', { name: /Keep mine/ }));
  expect(last('UpdateMockupDesign').variables).toMatchObject({ updated_at: 2 });
  expect(saved(last)).toEqual([expect.objectContaining({ rotation: 45, position: { x: 100, y: 100 } })]);
});

test('the size of a sheet that is left empty is written as its field writes it', async () => {
  await open();
  expect(screen.getByLabelText('Width (px)')).toHaveAccessibleDescription('Leave blank for 1,100');
});
