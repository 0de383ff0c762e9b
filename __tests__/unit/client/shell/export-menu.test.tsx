import '../../support/text-encoder';
import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadDrawerTexts, loadScreenTexts, startTexts } from '../../../../src/client/i18n';
import { ExportMenu } from '../../../../src/client/shell/lists/ExportMenu';
import { keepExportFormat, readExportFormat } from '../../../../src/client/shell/lists/export-format';
import { fileLocale } from '../../../../src/client/tasks/file-locale';
import { theme } from '../../../../src/client/theme';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
  await loadDrawerTexts();
});
beforeEach(() => localStorage.clear());

const open = (): { readonly chosen: jest.Mock; readonly closed: jest.Mock } => {
  const [chosen, closed] = [jest.fn(), jest.fn()];
  render(
    <ThemeProvider theme={theme}>
      <ExportMenu anchor={document.body} onChoose={chosen} onClose={closed} />
    </ThemeProvider>,
  );
  return { chosen, closed };
};

test('a person chooses a file format once, and the next export has it under the keyboard', async () => {
  const { chosen, closed } = open();
  expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('CSV for spreadsheets');
  await userEvent.click(screen.getByRole('menuitemradio', { name: /^Excel/ }));
  expect(chosen).toHaveBeenCalledWith('xlsx');
  expect(closed).toHaveBeenCalledTimes(1);
  expect(readExportFormat()).toBe('xlsx');
});

test('a format nobody knows counts as none', () => {
  localStorage.setItem('export-format', 'wk1');
  expect(readExportFormat()).toBe('locale');
  keepExportFormat('program');
  expect(readExportFormat()).toBe('program');
});

test('a file is written as the person’s own country does, where it speaks the language of the page', () => {
  const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CH', 'de-AT', 'en-GB']);
  expect([fileLocale('de'), fileLocale('en'), fileLocale('pt')]).toEqual(['de-AT', 'en-GB', 'pt']);
  languages.mockRestore();
});
