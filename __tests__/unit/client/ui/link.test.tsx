import '../../support/text-encoder';
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { memo, Profiler } from 'react';
import { useLocation } from 'react-router-dom';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { createGuardedHistory } from '../../../../src/client/guarded-history';
import { Link } from '../../../../src/client/ui/Link';

const Here = () => <output>{useLocation().pathname + useLocation().search}</output>;

const drawn = jest.fn();
const Links = memo(() => (
  <Profiler id="links" onRender={drawn}>
    <Link to="/orders/all">Orders</Link>
    <Link to="?order=7" state={{ opened: true }}>
      One
    </Link>
    <Link to="/jobs" replace>
      Jobs
    </Link>
    <Link to="/terms" target="_blank">
      Terms
    </Link>
  </Profiler>
));

const show = () => {
  window.history.replaceState(null, '', '/start');
  drawn.mockClear();
  render(
    <HistoryRouter history={createGuardedHistory()}>
      <Links />
      <Here />
    </HistoryRouter>,
  );
};

const follow = (name: string, how: MouseEventInit = {}): boolean => fireEvent.click(screen.getByRole('link', { name }), how);
const here = () => screen.getByRole('status').textContent;

test('a link leads to another screen, or to another search of this one, as a step of its own', () => {
  show();
  const steps = window.history.length;
  follow('Orders');
  expect(here()).toBe('/orders/all');
  follow('One');
  expect(here()).toBe('/orders/all?order=7');
  expect(window.history.state).toMatchObject({ usr: { opened: true } });
  expect(window.history.length).toBe(steps + 2);
});

test('a link to where one is, or that says so, makes no further step', () => {
  show();
  follow('Orders');
  const steps = window.history.length;
  follow('Orders');
  follow('Jobs');
  expect(here()).toBe('/jobs');
  expect(window.history.length).toBe(steps);
});

test('what is to open elsewhere is left to the browser', () => {
  show();
  // Nothing is there to go to, and jsdom would say so.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) follow('Orders', how);
  follow('Terms');
  expect(here()).toBe('/start');
});

test('links are not drawn again because the address changes', () => {
  show();
  expect(drawn).toHaveBeenCalledTimes(1);
  follow('Orders');
  follow('One');
  expect(drawn).toHaveBeenCalledTimes(1);
});
