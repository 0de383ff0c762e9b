/** @covers src/client */
import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadScreenTexts, setLanguage, startTexts } from '../../../../../src/client/i18n';
import { NumberField } from '../../../../../src/client/screens/editor/fields/NumberField';
import { theme } from '../../../../../src/client/theme';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
  await act(() => setLanguage('de'));
});
afterAll(() => setLanguage('en'));

const CLIENT = path.resolve(__dirname, '../../../../../src/client');

test('every input of a number reads it as one’s language writes it', () => {
  const inputs = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file, readFileSync(path.join(CLIENT, file), 'utf8')] as const)
    .filter(([, text]) => /type="number"|'decimal'|'numeric'|"decimal"|"numeric"/.test(text));
  expect(inputs.length).toBeGreaterThan(0);
  const reads = /useTypedNumber\(|plainNumber\(|<TypedField/;
  // A cell of the grid is told its words by the grid, which reads them.
  const read = inputs.filter(([file, text]) => reads.test(text) || file.endsWith('grid/CellInput.tsx'));
  expect(inputs.map(([file]) => file)).toEqual(read.map(([file]) => file));
});

test('a number of the editor is typed as one’s language writes it; what is none stays, is told, and changes nothing', async () => {
  const changed = jest.fn();
  const shown = (value: number) => (
    <ThemeProvider theme={theme}>
      <NumberField label="X" value={value} onChange={changed} />
    </ThemeProvider>
  );
  const { rerender } = render(shown(1234.5));
  const user = userEvent.setup();
  const field = screen.getByLabelText('X');
  expect(field).toHaveValue('1.234,5');
  await user.clear(field);
  await user.type(field, '2.000,25{Enter}');
  expect(changed.mock.calls).toEqual([[2000.25]]);
  await user.clear(field);
  await user.type(field, 'zwölf');
  await user.tab();
  expect(field).toHaveValue('zwölf');
  expect(field).toBeInvalid();
  expect(screen.getByText('Gib eine Zahl ein, zum Beispiel 12,5.')).toBeVisible();
  expect(changed).toHaveBeenCalledTimes(1);
  rerender(shown(7));
  expect(field).toHaveValue('7');
  expect(screen.queryByRole('alert')).toBeNull();
});
