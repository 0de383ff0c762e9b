import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../../../../src/client/i18n';
import { theme } from '../../../../src/client/theme';
import { ConfirmDialog } from '../../../../src/client/ui/ConfirmDialog';

beforeAll(async () => startTexts());

const setUp = () => {
  const [confirmed, closed] = [jest.fn(), jest.fn()];
  const shown = (open: boolean, pending: boolean) => (
    <ThemeProvider theme={theme}>
      <ConfirmDialog
        open={open}
        pending={pending}
        title="Remove?"
        text="It goes."
        confirm="Remove"
        onConfirm={confirmed}
        onClose={closed}
      />
    </ThemeProvider>
  );
  const { rerender } = render(shown(true, false));
  return { confirmed, closed, show: (open: boolean, pending: boolean) => rerender(shown(open, pending)), user: userEvent.setup() };
};

test('what is confirmed stays until its answer is there', async () => {
  const { closed, show, user } = setUp();
  show(true, true);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(closed).not.toHaveBeenCalled();
  show(true, false);
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a dialog that fades away confirms nothing', () => {
  const { confirmed, show } = setUp();
  const button = screen.getByRole('button', { name: 'Remove' });
  button.click();
  expect(confirmed).toHaveBeenCalledTimes(1);
  show(false, false);
  button.click();
  expect(confirmed).toHaveBeenCalledTimes(1);
});
