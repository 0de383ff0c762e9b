import '../../support/text-encoder';
import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { loadScreenTexts, startTexts } from '../../../../src/client/i18n';
import { SaveViewForm } from '../../../../src/client/shell/lists/SaveViewForm';
import { theme } from '../../../../src/client/theme';
import { storeWithFakeServer } from '../../../sagas/support/fake-server';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

const Place = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

test('a name that is refused says so at its field; a view that is kept is gone to', async () => {
  const { store, last } = storeWithFakeServer();
  const saved = jest.fn();
  render(
    <MemoryRouter>
      <Provider store={store}>
        <ThemeProvider theme={theme}>
          <SaveViewForm list="jobs" query="/jobs?type=push_item" columns={[]} onSaved={saved} />
          <Place />
        </ThemeProvider>
      </Provider>
    </MemoryRouter>,
  );
  const name = screen.getByLabelText('Save as new view');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  await act(() => last('MakeListView').fail({ kind: 'refused', message: 'Enter a name for the view.', field: 'params.name' }));
  expect(name).toHaveAccessibleDescription('Enter a name for the view.');

  await userEvent.type(name, 'Pushes');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Share with everyone in this workspace' }));
  await save();
  const params = { list: 'jobs', query: '/jobs?type=push_item', columns: [], name: 'Pushes', shared: true };
  expect(last('MakeListView').variables).toEqual({ params });
  await act(() => last('MakeListView').answer({ makeListView: { _id: 'v1', ...params } }));
  expect(screen.getByRole('status')).toHaveTextContent('/jobs?type=push_item&view=v1');
  expect(saved).toHaveBeenCalledTimes(1);
});
