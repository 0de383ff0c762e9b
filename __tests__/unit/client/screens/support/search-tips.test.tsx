import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSupportSearch } from '../../../../../src/domain/support/search-query';
import { loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import { SearchTips } from '../../../../../src/client/screens/support/SearchTips';
import { theme } from '../../../../../src/client/theme';
import { refusalSentence } from '../../../../../src/client/ui/refusal';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});

test('an agent who opens the search tips sees operators that work as they are written', async () => {
  render(
    <ThemeProvider theme={theme}>
      <SearchTips />
    </ThemeProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Search tips' }));
  const dialog = await screen.findByRole('dialog', { name: 'Search tips' });
  expect(dialog).toHaveTextContent('from:robinBuyer’s name or email');
  for (const term of dialog.querySelectorAll('dt'))
    expect([term.textContent, readSupportSearch(term.textContent ?? '').ok]).toEqual([term.textContent, true]);
});

test('an operator without a sensible value has a sentence for whoever typed it', () => {
  const outcome = readSupportSearch('has:wings');
  expect(!outcome.ok && refusalSentence(outcome.fault)).toBe('Use has:file or has:note.');
});
