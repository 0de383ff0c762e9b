import '../../support/text-encoder';
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { startTexts } from '../../../../src/client/i18n';
import * as listPage from '../../../../src/client/ui/list/ListPage';
import { OrdersScreen } from '../../../../src/client/screens/orders/OrdersScreen';
import { storeWithFakeServer } from '../../../sagas/support/fake-server';

let drawn = 0;
beforeAll(() => {
  jest.spyOn(listPage, 'ListPage').mockImplementation(({ search }) => {
    drawn++;
    return <>{search}</>;
  });
});

const Place = () => <output>{useLocation().search}</output>;

test('a key in the search box draws the box and not the list; what stays goes to the address', async () => {
  await startTexts();
  render(
    <MemoryRouter>
      <Provider store={storeWithFakeServer().store}>
        <OrdersScreen />
        <Place />
      </Provider>
    </MemoryRouter>,
  );
  const before = drawn;
  const box = screen.getByRole('searchbox');
  for (const value of ['t', 'te', 'tee']) fireEvent.change(box, { target: { value } });
  expect(box).toHaveValue('tee');
  expect(drawn).toBe(before);
  await screen.findByText('?search=tee');
});
