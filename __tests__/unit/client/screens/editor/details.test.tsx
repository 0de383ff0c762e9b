import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { saveActions } from '../../../../../src/client/editor/save/actions';
import { loadScreenTexts, setLanguage, startTexts } from '../../../../../src/client/i18n';
import { DetailsStep } from '../../../../../src/client/screens/editor/details/DetailsStep';
import { theme } from '../../../../../src/client/theme';
import { storeWithFakeServer } from '../../../../sagas/support/fake-server';
import { received } from '../../../../../src/client/kernel/received';
import { tee, teeOpened } from '../../../../fixtures/editor';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

const setUp = () => {
  const app = storeWithFakeServer();
  app.store.dispatch(received({ origin: { entity: 'presets', operation: 'load' }, entities: { presets: { tee } }, at: 1 }));
  app.store.dispatch(teeOpened());
  render(
    <Provider store={app.store}>
      <ThemeProvider theme={theme}>
        <DetailsStep preset={tee} />
      </ThemeProvider>
    </Provider>,
  );
  const form = () => app.store.getState().editor.product.form!;
  const save = () => act(async () => void app.store.dispatch(saveActions.publish()));
  return { ...app, form, save, user: userEvent.setup() };
};

const field = (name: string) => screen.getByLabelText(name);
const row = (variant: string) => within(screen.getByLabelText(`Sell ${variant}`).closest('tr')!);

test('an empty name gets one clear sentence at the field, and nothing is sent', async () => {
  const { save, calls } = setUp();
  await save();
  expect(await screen.findByText('Enter a name for the product.')).toBeVisible();
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toBeInvalid();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(calls).toHaveLength(0);
});

test('a factor of abc gets its sentence when the field is left, and changes no price', async () => {
  const { user } = setUp();
  const before = (field('Price of White / M') as HTMLInputElement).value;
  await user.type(field('Markup multiplier'), 'abc');
  await user.tab();
  expect(await screen.findByText('Enter a markup multiplier of 0 or more.')).toBeVisible();
  expect(field('Markup multiplier')).toHaveValue('1abc');
  expect(field('Price of White / M')).toHaveValue(before);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('numbers are read and shown as one’s language writes them, and kept in plain text', async () => {
  await act(() => setLanguage('de'));
  const { user, form } = setUp();
  const factor = field('Preisfaktor');
  await user.clear(factor);
  await user.type(factor, '1,5');
  await user.clear(field('Preis von White / M'));
  await user.type(field('Preis von White / M'), '1.234,5');
  expect(field('Preis von White / M')).toHaveValue('1.234,5');
  await user.tab();
  expect(field('Preis von White / M')).toHaveValue('1.234,50');
  expect(factor).toHaveValue('1,5');
  expect(form()).toMatchObject({ fix_profit: '1.5', prices: { 'White / M': '1234.50' } });
  await act(() => setLanguage('en'));
  expect(field('Price of White / M')).toHaveValue('1,234.50');
});

test('a price of abc gets its sentence, and nothing is sent', async () => {
  const { user, save, calls } = setUp();
  await user.type(field('Name'), 'Peak tee');
  await user.clear(field('Price of White / M'));
  await user.type(field('Price of White / M'), 'abc');
  expect(await screen.findByText('Enter a price above 0 for White / M.')).toBeVisible();
  await save();
  expect(calls).toHaveLength(0);
});

test('prices follow the profit, and one set by hand does not until it is given back', async () => {
  const { user } = setUp();
  await user.clear(field('Price of Black / M'));
  await user.type(field('Price of Black / M'), '31');
  await user.clear(field('Markup multiplier'));
  await user.type(field('Markup multiplier'), '2');
  await user.clear(field('Fixed profit'));
  await user.type(field('Fixed profit'), '5');
  expect(field('Price of White / M')).toHaveValue('20.00');
  expect(row('White / M').getByText('$12.50')).toBeVisible();
  // Left with two decimals, as it is saved.
  expect(field('Price of Black / M')).toHaveValue('31.00');
  expect(row('Black / M').getByText('$23.50')).toBeVisible();
  await user.click(row('Black / M').getByLabelText('Use the calculated price'));
  expect(field('Price of Black / M')).toHaveValue('20.00');
});

test('a price below its cost warns with what it loses, and can be saved', async () => {
  const { user } = setUp();
  expect(screen.queryByText(/at a loss/)).toBeNull();
  await user.clear(field('Price of White / M'));
  await user.type(field('Price of White / M'), '5,40');
  expect(screen.getByText('1 variant sells at a loss: $2.10 per item.')).toBeVisible();
  expect(row('White / M').getByText('Loses $2.10 per item')).toBeVisible();
  expect(field('Price of White / M')).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the prices of the variants a filter shows are set at once, said before, and taken back', async () => {
  const { user, form } = setUp();
  await user.click(screen.getByRole('button', { name: 'Bulk edit prices' }));
  await user.type(screen.getByRole('searchbox'), 'Black');
  await user.selectOptions(field('Set by'), 'Margin');
  await user.type(field('Margin (%)'), '50');
  await user.selectOptions(field('Price ending'), '.99');
  expect(screen.getByText('2 variants: $20.00 → $15.99')).toBeVisible();
  expect(form().prices).toEqual({});
  const set = screen.getByRole('button', { name: 'Set prices' });
  await user.click(set);
  expect(form().prices).toEqual({ 'Black / M': '15.99', 'Black / L': '15.99' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(form().prices).toEqual({});
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.clear(field('Margin (%)'));
  await user.type(field('Margin (%)'), '100');
  expect(screen.getByText('Enter a margin below 100.')).toBeVisible();
  expect(set).toBeDisabled();
  await user.selectOptions(field('Price ending'), 'Don’t round');
  await user.selectOptions(field('Set by'), 'Rounding only');
  expect(set).toBeDisabled();
  await user.selectOptions(field('Set by'), 'Price');
  await user.clear(field('Price ($)'));
  await user.type(field('Price ($)'), '7');
  expect(screen.getByText('2 variants sell at a loss: up to $0.50 per item.')).toBeVisible();
});

test('a variant is put on sale alone', async () => {
  const { user } = setUp();
  expect(screen.getByText('4 of 6 for sale')).toBeVisible();
  await user.click(field('Sell Black / 2XL'));
  expect(screen.getByText('5 of 6 for sale')).toBeVisible();
  expect(field('Sell White / 2XL')).not.toBeChecked();
});

test('what is typed is kept at once, tags without doubles', async () => {
  const { user, form } = setUp();
  await user.type(field('Name'), 'Peak tee');
  await user.type(field('Tags'), 'peak{Enter}hill{Enter}peak{Enter}');
  expect(form()).toMatchObject({ name: 'Peak tee', tags: ['peak', 'hill'], description: 'Soft cotton.' });
});
