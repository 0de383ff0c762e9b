import '../../support/text-encoder';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { startTexts } from '../../../../src/client/i18n';
import type { User } from '../../../../src/client/entities/users';
import { externalAddress, NAVIGATION } from '../../../../src/client/shell/layout/navigation';
import * as session from '../../../../src/client/shell/session/hub';
import { useScreens } from '../../../../src/client/shell/search/sources';

beforeAll(() => startTexts());
beforeEach(() => void jest.replaceProperty(session, 'hub', { account: 'https://account.example.com' }));
afterEach(() => jest.restoreAllMocks());

const screensOf = (role: string) => {
  const user = { role, groups: [], permission: [], auth_docker: [] } as unknown as User;
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
  return renderHook(() => useScreens(user), { wrapper }).result.current;
};

test('the screens one may find are those of one’s menu', () => {
  expect(screensOf('staff').map(({ text }) => text)).toEqual(['Settings', 'Help']);
});

test('Topup is found where the sidebar leads too, on the account site, in a new tab', () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const topup = NAVIGATION.flatMap(({ entries }) => entries).find(({ id }) => id === 'topup');
  screensOf('root')
    .find(({ text }) => text === 'Topup')
    ?.choose();
  expect(topup && externalAddress(topup)).toBe('https://account.example.com/account/billing/topup');
  expect(opened).toHaveBeenCalledWith('https://account.example.com/account/billing/topup', '_blank', 'noreferrer');
});
