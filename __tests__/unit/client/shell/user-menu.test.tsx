import '@testing-library/jest-dom';
import '../../support/text-encoder';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as replay from '../../../../src/client/replay/start';
import { startTexts } from '../../../../src/client/i18n';
import { selectUser } from '../../../../src/client/shell/session/session-slice';
import { UserMenuList } from '../../../../src/client/shell/user/UserMenuList';
import { theme } from '../../../../src/client/theme';
import { signedIn } from '../../../sagas/shell/signed-in';

beforeAll(() => startTexts());
afterEach(() => jest.restoreAllMocks());

const open = async (more: object) => {
  const { store } = await act(() => signedIn(more));
  const user = selectUser(store.getState());
  if (!user) throw new Error('Nobody is signed in.');
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <MemoryRouter>
          <UserMenuList id="menu" user={user} anchor={document.body} onClose={jest.fn()} />
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
};

const link = (name: string) => screen.queryByRole('menuitem', { name });

test.each([
  [12.5, '$12.50'],
  [0, '$0.00'],
  [1234.567, '$1,234.57'],
  [-3, '-$3.00'],
])('a credit of %d is shown as %s', async (total_credit, shown) => {
  await open({ total_credit });
  expect(screen.getByText(shown)).toBeVisible();
});

test('who may not see the credit is shown none', async () => {
  await open({ total_credit: null });
  expect(screen.queryByText(/credit/i)).not.toBeInTheDocument();
});

test('profile, password, Topup and History are pages of the account site', async () => {
  await open({ role: 'root' });
  expect(link('Profile')).toHaveAttribute('href', '/account/profile/info');
  expect(link('Password')).toHaveAttribute('href', '/account/profile/password');
  expect(link('Topup')).toHaveAttribute('href', '/account/billing/topup');
  expect(link('History')).toHaveAttribute('href', '/account/billing/history');
});

test('super_root alone sees Test JOB, which opens in a new tab', async () => {
  await open({ role: 'super_root' });
  expect(link('Test JOB')).toHaveAttribute('href', '/account/test-job');
  expect(link('Test JOB')).toHaveAttribute('target', '_blank');
});

test.each([['root'], ['sale'], ['staff']])('%s sees no Test JOB, even in a group that is called super_root', async (role) => {
  await open({ role, groups: [role, 'super_root'] });
  expect(link('Profile')).toBeInTheDocument();
  expect(link('Test JOB')).not.toBeInTheDocument();
});

test('recordings are offered to whoever may see them, and to nobody else; everybody may report a problem', async () => {
  const view = { view: true, add: false, update: false, delete: false };
  await open({ role: 'staff', permission: [{ module: 'qa', title: 'Recordings', access: view }] });
  expect(link('Recordings (QA)')).toHaveAttribute('href', '/qa');
  cleanup();
  await open({ role: 'staff', permission: [{ module: 'qa', title: 'Recordings', access: { ...view, view: false } }] });
  expect(link('Recordings (QA)')).not.toBeInTheDocument();
  expect(link('Report a problem')).toBeInTheDocument();
});

describe('logs of other tabs', () => {
  const at = Date.UTC(2026, 0, 2, 12, 0);

  test('are offered by their time, the latest three, each with its own export', async () => {
    jest.spyOn(replay, 'otherLogs').mockResolvedValue([1, 2, 3, 4].map((n) => ({ tab: `tab-${n}`, at: at - n * 3_600_000 })));
    const download = jest.spyOn(replay, 'download').mockResolvedValue(undefined);
    await open({});
    const offered = await screen.findAllByRole('menuitem', { name: /^QA log from / });
    expect(offered).toHaveLength(3);
    act(() => offered[1]?.click());
    expect(download).toHaveBeenCalledWith('tab-2');
    act(() => screen.getByRole('menuitem', { name: 'Export QA log' }).click());
    expect(download).toHaveBeenLastCalledWith(undefined);
  });

  test('are not when there are none', async () => {
    await open({});
    expect(screen.getAllByRole('menuitem', { name: /QA log/ })).toHaveLength(1);
  });
});
