import '../../../support/text-encoder';
import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import { stores } from '../../../../../src/client/entities/stores';
import { noBrowser } from '../../../../../src/client/kernel/browser';
import { ConnectedScreen } from '../../../../../src/client/screens/stores/ConnectedScreen';
import { StoreEditor } from '../../../../../src/client/screens/stores/StoreEditor';
import { theme } from '../../../../../src/client/theme';
import { storeWithFakeServer } from '../../../../sagas/support/fake-server';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

const SLOWLY = { timeout: 10_000 };

const row = {
  _id: 's1',
  platform_id: 'woocommerce',
  sto_name: 'My shop',
  sto_status: 'Valid',
  sto_mailer: 'ann@example.com',
  website: 'https://shop.test',
  woocommerce: { website: 'https://shop.test', key: '••••abcd', secret: '••••efgh', wp_user: '', wp_password: '' },
};
const GOOGLE = { provider: 'google', name: 'Google' };
const signedIn = (ended: boolean) => ({ ...GOOGLE, address: 'ann@example.com', ended });

const setUp = async (mailbox: { readonly signed_in: object | null; readonly offered: readonly object[] }) => {
  const left: string[] = [];
  const app = storeWithFakeServer({ browser: { ...noBrowser, leaveTo: (address) => void left.push(address) } });
  app.store.dispatch(stores.actions.load());
  await app.last('Stores').answer({ stores: [row] });
  render(
    <Provider store={app.store}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={['/stores/all?store=s1#automation']}>
          <StoreEditor id="s1" onClose={() => undefined} />
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
  expect(await screen.findByLabelText('Mailbox password', undefined, SLOWLY)).toBeVisible();
  await screen.findByLabelText('Support mailbox');
  for (let turn = 0; turn < 50 && !app.calls.some(({ operation }) => operation === 'StoreMailbox'); turn += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(app.last('StoreMailbox').variables).toEqual({ _id: 's1' });
  await act(() => app.last('StoreMailbox').answer({ storeMailbox: { _id: 's1', ...mailbox } }));
  return { ...app, left };
};

test('where this server is registered with nobody, nothing is offered beside the password', async () => {
  await setUp({ signed_in: null, offered: [] });
  expect(screen.getByLabelText('Mailbox password')).toBeVisible();
  expect(screen.queryByText(/sign in/iu)).toBeNull();
});

test('a seller is led to the provider they choose', async () => {
  const { last, left } = await setUp({ signed_in: null, offered: [GOOGLE] });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  expect(last('AuthorizeStoreMailbox').variables).toEqual({ _id: 's1', provider: 'google' });
  await act(() => last('AuthorizeStoreMailbox').answer({ authorizeStoreMailbox: { _id: 's1', address: 'https://accounts.example/' } }));
  expect(left).toEqual(['https://accounts.example/']);
});

test('whoever is signed in is named in place of the password, and can be signed out', async () => {
  const { last } = await setUp({ signed_in: signedIn(false), offered: [GOOGLE] });
  expect(screen.getByText('Signed in as ann@example.com with Google')).toBeVisible();
  expect(screen.queryByLabelText('Mailbox password')).toBeNull();
  expect(screen.queryByRole('button', { name: /Sign in/u })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(last('StoreMailboxSignOut').variables).toEqual({ _id: 's1' });
  await act(() => last('StoreMailboxSignOut').answer({ storeMailboxSignOut: { _id: 's1', signed_in: null, offered: [GOOGLE] } }));
  expect(screen.getByLabelText('Mailbox password')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});

test('a password can be typed instead, and what that ends is said', async () => {
  await setUp({ signed_in: signedIn(false), offered: [GOOGLE] });
  await userEvent.click(screen.getByRole('button', { name: 'Use a password instead' }));
  expect(screen.getByLabelText('Mailbox password')).toBeVisible();
  expect(screen.getByText('Saving a password ends the sign-in with Google.')).toBeVisible();
});

test('a sign-in that has ended is begun anew', async () => {
  const { last } = await setUp({ signed_in: signedIn(true), offered: [GOOGLE] });
  expect(screen.getByText(/no longer accepts this sign-in/u)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again with Google' }));
  expect(last('AuthorizeStoreMailbox').variables).toEqual({ _id: 's1', provider: 'google' });
});

describe('coming back from a provider', () => {
  const Place = () => {
    const { pathname, search, hash } = useLocation();
    return <p>{`${pathname}${search}${hash}`}</p>;
  };
  const comeBack = () => {
    const app = storeWithFakeServer();
    render(
      <Provider store={app.store}>
        <ThemeProvider theme={theme}>
          <MemoryRouter initialEntries={['/connect/google?code=c&state=s']}>
            <Routes>
              <Route path="/connect/:platform" element={<ConnectedScreen />} />
              <Route path="*" element={<Place />} />
            </Routes>
          </MemoryRouter>
        </ThemeProvider>
      </Provider>,
    );
    return app;
  };

  test('sends once what was brought, and shows the store where its mailbox stands', async () => {
    const { last, calls } = comeBack();
    expect(screen.getByRole('status')).toHaveTextContent('Signing in to the mailbox…');
    expect(last('StoreMailboxAuthorized').variables).toEqual({ answer: 'code=c&state=s' });
    await act(() => last('StoreMailboxAuthorized').answer({ storeMailboxAuthorized: row }));
    expect(screen.getByText(/^\/stores\/all\?store=s1#automation$/u)).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('says why it was in vain', async () => {
    const { last } = comeBack();
    await act(() =>
      last('StoreMailboxAuthorized').fail({
        ...{ kind: 'refused', message: 'no', refusal: 'mail.otherAccount' },
        values: { signedIn: 'bob@example.com', address: 'ann@example.com' },
      }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('You signed in as bob@example.com, but the mailbox is ann@example.com.');
    expect(screen.getByRole('link', { name: 'Back to Stores' })).toBeVisible();
  });
});
