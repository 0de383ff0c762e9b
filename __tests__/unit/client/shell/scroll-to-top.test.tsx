import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { startTexts } from '../../../../src/client/i18n';
import { ScrollToTop } from '../../../../src/client/shell/layout/ScrollToTop';
import { theme } from '../../../../src/client/theme';

beforeAll(startTexts);

const scrollTo = (pixels: number): void => {
  Object.defineProperty(window, 'pageYOffset', { value: pixels, configurable: true });
  fireEvent.scroll(window);
};

/** Rules of the page, whoever wrote them. */
const rules = (): number => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);

test('the way back to the top comes while one scrolls, and goes, without a new style for the page', () => {
  render(
    <ThemeProvider theme={theme}>
      <ScrollToTop />
    </ThemeProvider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  const before = rules();
  expect(before).toBeGreaterThan(0);
  scrollTo(170);
  expect(screen.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  expect(rules()).toBe(before);
  scrollTo(150);
  expect(screen.queryByRole('button')).toBeNull();
});
