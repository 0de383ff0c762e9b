import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../../../../src/client/i18n';
import { PlanBanner } from '../../../../src/client/shell/plan/PlanBanner';
import { PLAN_BANNER_SHOWN } from '../../../../src/client/shell/plan/plan-banner-shown';

beforeAll(() => startTexts());
beforeEach(() => localStorage.clear());

const inDays = (days: number) => ({ created_at: 1, plan_log: { expires_at: Math.floor(Date.now() / 1000) + days * 86_400 + 60 } });

test('the banner renders nothing for now', () => {
  expect(PLAN_BANNER_SHOWN).toBe(false);
});

test('switched on, it says how long the plan lasts and can be hidden for today', async () => {
  const { unmount } = render(<PlanBanner container={inDays(2)} />);
  expect(screen.getByRole('alert')).toHaveTextContent('2 days left');
  await userEvent.click(screen.getByRole('button', { name: 'Hide for today' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
  render(<PlanBanner container={inDays(2)} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [49 * 3_600, '2 days left'],
  [25 * 3_600, '1 day left'],
  [5 * 3_600 + 60, '5 hours left'],
  [3_660, '1 hour left'],
  [40 * 60 - 5, '40 minutes left'],
  [40, '1 minute left'],
  [-5, 'Expired'],
])('with %d seconds left it says %s', (seconds, label) => {
  const expires_at = Math.floor(Date.now() / 1000) + seconds;
  render(<PlanBanner container={{ created_at: 1, plan_log: { expires_at } }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(`Your plan: ${label}`);
});

test('with weeks left it is closed; an expired plan is told and stays', () => {
  const { unmount } = render(<PlanBanner container={inDays(20)} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
  render(<PlanBanner container={inDays(-2)} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Expired');
  expect(screen.queryByRole('button', { name: 'Hide for today' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Topup' })).toHaveAttribute('href', '/account/billing/topup');
});
