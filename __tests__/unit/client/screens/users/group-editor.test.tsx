import '@testing-library/jest-dom';
import '../../../support/text-encoder';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { fullPermissions } from '../../../../../src/domain/people/permissions';
import { loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import { GroupEditor } from '../../../../../src/client/screens/users/groups/GroupEditor';
import { sessionActions } from '../../../../../src/client/shell/session/session-slice';
import { theme } from '../../../../../src/client/theme';
import { leaveGuard } from '../../../../../src/client/ui/leave-guard';
import { users } from '../../../../../src/client/entities/users';
import { storeWithFakeServer } from '../../../../sagas/support/fake-server';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

const owner = { _id: 'u1', role: 'root', groups: [], group: null, permission: fullPermissions(), auth_docker: [], bookmarks: null };
const group = {
  _id: 'g1',
  name: 'Support',
  status: 'Active',
  role: 'support',
  parent_id: null,
  is_default: false,
  permission: [{ module: 'order', access: { view: true, add: false, update: false, delete: false } }],
  user_count: 1,
  manageable: true,
};

const open = async () => {
  const app = storeWithFakeServer();
  app.store.dispatch(users.actions.load());
  await app.last('CUser').answer({ cUser: owner });
  app.store.dispatch(sessionActions.signedIn({ userId: 'u1' }));
  render(
    <Provider store={app.store}>
      <ThemeProvider theme={theme}>
        <MemoryRouter>
          <GroupEditor id="g1" />
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
  await act(() => app.last('Usergroups').answer({ usergroups: [group] }));
  return app;
};

const name = () => screen.getByLabelText<HTMLInputElement>('Group');
const byDefault = () => screen.getByLabelText(/^Default group for new/);
const bar = () => screen.queryByText(/unsaved change/);
// By text: roles of a page with so many boxes take long to work out.
const save = () => userEvent.click(screen.getByText('Save'));

test('what is changed is told, asked about when left, and taken back', async () => {
  await open();
  expect(name()).toHaveValue('Support');
  expect(leaveGuard.holds()).toBe(false);
  await userEvent.type(name(), '2');
  await userEvent.click(byDefault());
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Inactive');
  expect(bar()).not.toBeNull();
  expect(leaveGuard.holds()).toBe(true);
  await userEvent.click(screen.getByText('Discard'));
  expect(name()).toHaveValue('Support');
  expect(byDefault()).not.toBeChecked();
  expect(screen.getByLabelText('Status')).toHaveValue('Active');
  expect([bar(), leaveGuard.holds()]).toEqual([null, false]);
});

test('a refusal lands at its field and keeps the rest; only what changed is sent', async () => {
  const { last } = await open();
  await userEvent.type(name(), '2');
  await userEvent.click(screen.getByLabelText('Orders: Update'));
  await save();
  expect(Object.keys(last('MakeUserGroup').variables.params as object)).toEqual(['name', 'permission']);
  await act(() => last('MakeUserGroup').fail({ kind: 'refused', message: 'There is a group of that name.', field: 'params.name' }));
  expect(name()).toHaveAccessibleDescription('There is a group of that name.');
  expect(name()).toHaveFocus();
  expect(leaveGuard.holds()).toBe(true);
  await save();
  await act(() => last('MakeUserGroup').answer({ makeUserGroup: { ...group, name: 'Support2' } }));
  expect(leaveGuard.holds()).toBe(false);
});
