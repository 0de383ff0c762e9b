import '../../support/text-encoder';
import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { startTexts } from '../../../../src/client/i18n';
import { NAVIGATION } from '../../../../src/client/shell/layout/navigation-table';
import { SidebarLink } from '../../../../src/client/shell/layout/SidebarLink';
import { theme } from '../../../../src/client/theme';
import { storeWithFakeServer } from '../../../sagas/support/fake-server';

const entry = NAVIGATION.flatMap(({ entries }) => entries).find(({ id }) => id === 'support')!;

beforeAll(() => startTexts());

test.each([
  { mine: 2, unassigned: 3, shown: '5', told: '5 open conversations: yours or unassigned' },
  { mine: 0, unassigned: 1, shown: '1', told: '1 open conversation: yours or unassigned' },
  { mine: 900, unassigned: 100, shown: '999+', told: '1000 open conversations: yours or unassigned' },
  { mine: 0, unassigned: 0, shown: null, told: '' },
])('somebody with $mine and $unassigned open conversations sees $shown beside Support', async ({ mine, unassigned, shown, told }) => {
  const { store, last } = storeWithFakeServer();
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <MemoryRouter>
          <SidebarLink entry={entry} current={false} onNavigate={undefined} />
        </MemoryRouter>
      </ThemeProvider>
    </Provider>,
  );
  await act(() => import('../../../../src/client/shell/layout/InboxCount'));
  await act(() => last('SupportInbox').answer({ supportInbox: { mine, unassigned } }));
  const link = screen.getByRole('link', { name: 'Support' });
  expect(link).toHaveAccessibleDescription(told);
  if (shown) expect(screen.getByText(shown)).toBeInTheDocument();
  else expect(link.querySelector('b')).toBeNull();
});
