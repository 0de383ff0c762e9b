import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { loadScreenTexts, setLanguage, startTexts } from '../../../../../src/client/i18n';
import { bulkOffers } from '../../../../../src/client/screens/jobs/bulk-offers';
import { BulkRowList } from '../../../../../src/client/shell/lists/bulk/BulkRowList';
import { bulkActions, bulkReducer } from '../../../../../src/client/tasks/bulk/bulk-slice';
import { theme } from '../../../../../src/client/theme';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});
// Nothing has a size here, and of a list without one nothing is in sight.
beforeEach(() => void jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(320));
afterEach(() => jest.restoreAllMocks());
afterEach(() => setLanguage('en'));

/** What a server says of a group of jobs. */
const checked = (_id: string, label: string) => ({ _id, label, ok: true, code: null, count: 0, message: '' });

test.each([
  ['en', 'Push items, My shop, and more'],
  ['de', 'Artikel übertragen, My shop, and more'],
] as const)('rows of jobs are called by their kind as the screen says it (%s)', async (language, name) => {
  await setLanguage(language);
  const begun = bulkActions.begin('jobsStop', { ids: ['g1', 'g2', 'g3'] }, false);
  const { run } = begun.payload;
  const rows = [checked('g1', 'push_item, My shop, and more'), checked('g2', 'fold_shirts, My shop'), { ...checked('g3', ''), ok: false }];
  const state = [begun, bulkActions.checked({ run, rows, count: rows.length })].reduce(bulkReducer, undefined)!.runs[run]!;
  const offers = bulkOffers(i18next.getFixedT(null, 'jobs'), i18next.getFixedT(null, 'common'), { update: true, remove: true });
  for (const { rowName } of offers) {
    const { unmount } = render(
      <ThemeProvider theme={theme}>
        <BulkRowList run={state} rowName={rowName} onSee={() => undefined} />
      </ThemeProvider>,
    );
    expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.getByText('fold_shirts, My shop')).toBeInTheDocument();
    expect(screen.queryByText(/push_item/)).toBeNull();
    unmount();
  }
  expect(offers).toHaveLength(3);
});
