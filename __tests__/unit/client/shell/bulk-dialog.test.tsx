import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { loadScreenTexts, startTexts } from '../../../../src/client/i18n';
import { BulkDialog } from '../../../../src/client/shell/lists/bulk/BulkDialog';
import { bulkActions, bulkReducer } from '../../../../src/client/tasks/bulk/bulk-slice';
import { theme } from '../../../../src/client/theme';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});
// Nothing has a size here, and of a list without one nothing is in sight.
beforeEach(() => void jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(320));
afterEach(() => jest.restoreAllMocks());

const begun = bulkActions.begin('jobItem', { ids: ['a', 'b'] }, false);
const { run } = begun.payload;
const row = (_id: string, loss: number | null) => ({ _id, label: _id, ok: true, code: 'newOnStores', count: 1, message: '', loss });
const looked = [begun, bulkActions.checked({ run, rows: [row('a', 2.1), row('b', null)], count: 2 }), bulkActions.prepared({ run })];
const ended = [...looked, bulkActions.started({ run, task: 't' }), bulkActions.ended({ run, task: 't' })];

const show = (actions: typeof ended | typeof looked) => {
  const closed = jest.fn();
  const state = actions.reduce(bulkReducer, undefined)!.runs[run]!;
  const none = () => undefined;
  render(
    <ThemeProvider theme={theme}>
      <BulkDialog
        title="Push?"
        confirm="Push"
        tone="primary"
        rowName={undefined}
        run={state}
        onSee={none}
        onConfirm={none}
        onRetry={none}
        onClose={closed}
      />
    </ThemeProvider>,
  );
  const beside = document.querySelector('.MuiDialog-container')!;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  return closed;
};

test.each([
  ['a dry run gives up nothing', looked, 0],
  ['its results closes them', ended, 1],
])('a click beside %s', (_what, actions, times) => {
  expect(show(actions)).toHaveBeenCalledTimes(times);
});

test('a dry run warns of what is sold at a loss, row by row, and forbids nothing', () => {
  show(looked);
  expect(screen.getByText(/1 sells at a loss/)).toBeVisible();
  expect(screen.getByTitle(/Sells at a loss of up to \$2\.10 per item\.$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Push' })).toBeEnabled();
});
