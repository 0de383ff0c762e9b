import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { mockupDesigns } from '../../../../../src/client/entities/mockup-designs';
import { loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import { DesignDrawer } from '../../../../../src/client/screens/designs/DesignDrawer';
import { theme } from '../../../../../src/client/theme';
import { leaveGuard } from '../../../../../src/client/ui/leave-guard';
import { storeWithFakeServer } from '../../../../sagas/support/fake-server';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

const row = {
  _id: 'd1',
  name: 'Badge',
  tags: ['blue'],
  status: 'published',
  width: 1100,
  height: 1100,
  prints: [],
  images: [{ type: 'front', name: 'Lion', image: { _id: 'f1', image_sizes: [] }, print_fit: 'contain' }],
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
  ['a picture taken out', () => userEvent.click(screen.getByRole('button', { name: 'Take Lion out' }))],
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
