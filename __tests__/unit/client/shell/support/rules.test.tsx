import '../../../support/text-encoder';
import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { loadScreenTexts, startTexts } from '../../../../../src/client/i18n';
import * as session from '../../../../../src/client/shell/session/use-may';
import { Rules } from '../../../../../src/client/shell/support/rules/Rules';
import { theme } from '../../../../../src/client/theme';
import { storeWithFakeServer } from '../../../../sagas/support/fake-server';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});
beforeEach(() => {
  jest.spyOn(session, 'useMay').mockReturnValue(true);
  Element.prototype.scrollIntoView = jest.fn();
});

const rule = (_id: string, name: string, more: object = {}) => ({
  ...{ _id, subject: 'support', name, enabled: false, event: 'received', hours: null, match: 'all', conditions: [], stop: false },
  ...{ steps: [{ act: 'tag', value: 'late' }], runs: 0, refused: 0, last_run_at: null, updated_at: 5, ...more },
});

/** The rules with no saved replies, stores or members. */
const show = async (rules: readonly object[]) => {
  const page = storeWithFakeServer();
  const left = jest.fn();
  render(
    <MemoryRouter>
      <Provider store={page.store}>
        <ThemeProvider theme={theme}>
          <Rules onClose={left} />
        </ThemeProvider>
      </Provider>
    </MemoryRouter>,
  );
  await act(() => page.last('Rules').answer({ rules }));
  await act(() => page.last('CannedReplies').answer({ cannedReplies: [] }));
  return { ...page, left };
};

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a preset fills the form, offers its saved reply, and is saved switched off only when somebody says so', async () => {
  const { last, calls } = await show([]);
  expect(screen.getByText(/^No rules yet/u)).toBeInTheDocument();
  await press(/^Out of office/u);
  expect(screen.getByLabelText('Name')).toHaveValue('Out of office');
  expect(screen.getByRole('switch', { name: 'Rule is on' })).not.toBeChecked();
  await press('Save');
  expect(within(screen.getByRole('group', { name: 'Step 1' })).getByRole('alert')).toHaveTextContent('Step 1 isn’t complete or valid.');
  expect(calls.map(({ operation }) => operation)).not.toContain('RuleSave');

  await press('Create saved reply');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reply text').value).toContain('{{buyer.first_name|there}}');
  await press('Save');
  const made = { _id: 'r1', name: 'Out of office', shortcut: 'away', body: 'Hi', updated_at: 1 };
  await act(() => last('MakeCannedReply').answer({ makeCannedReply: made }));
  await act(() => last('CannedReplies').answer({ cannedReplies: [made] }));
  expect(screen.getByLabelText('Saved reply')).toHaveValue('r1');

  await press('Save');
  expect(last('RuleSave').variables).toMatchObject({
    params: {
      subject: 'support',
      name: 'Out of office',
      enabled: false,
      event: 'received',
      stop: true,
      steps: [{ act: 'reply', value: 'r1' }],
    },
  });
  await act(() => last('RuleSave').answer({ ruleSave: rule('a', 'Out of office') }));
  await act(() => last('Rules').answer({ rules: [rule('a', 'Out of office')] }));
  expect(screen.getByRole('button', { name: 'Add rule' })).toBeInTheDocument();
});

test('what the server refuses is said at its place, and what was typed stays', async () => {
  const { last } = await show([rule('a', 'Late')]);
  await press('Edit rule “Late”');
  await userEvent.type(screen.getByLabelText('Name'), 'r');
  await press('Save');
  const refused = { kind: 'refused', message: 'No.', refusal: 'rule.stepBad', values: { number: 1 }, field: 'params.steps' } as const;
  await act(() => last('RuleSave').fail(refused));
  expect(within(screen.getByRole('group', { name: 'Step 1' })).getByRole('alert')).toHaveTextContent('Step 1 isn’t complete or valid.');
  expect(screen.getByLabelText('Name')).toHaveValue('Later');
  const { idempotencyKey } = last('RuleSave').options;
  await userEvent.type(screen.getByLabelText('Tags'), 'x,');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Save');
  expect(last('RuleSave').variables).toMatchObject({
    _id: 'a',
    updated_at: 5,
    params: { name: 'Later', steps: [{ act: 'tag', value: 'late, x' }] },
  });
  expect(last('RuleSave').options.idempotencyKey).toBe(idempotencyKey);
  await act(() => last('RuleSave').fail({ kind: 'refused', message: 'Somebody else changed this rule.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else changed this rule.');
});

test('a test says how many conversations the rule would have touched, and that the rule has changed since', async () => {
  const { last } = await show([rule('a', 'Late')]);
  await press('Edit rule “Late”');
  await press('Test on last 30 days');
  expect(last('RuleTest').variables).toMatchObject({ params: { name: '', enabled: false, steps: [{ act: 'tag', value: 'late' }] } });
  const examples = [{ subject_id: 's1', title: 'Where is it', detail: 'Ada', at: 1000 }];
  await act(() => last('RuleTest').answer({ ruleTest: { touched: 41, events: 1200, complete: false, examples } }));
  expect(screen.getByText('Would have touched 41 conversations.')).toBeInTheDocument();
  expect(
    screen.getByText(/^Only the latest 1,200 events of the last 30 days were compared\. Nothing was changed\. Status, tags, and assignee/u),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Where is it/u })).toHaveAttribute('href', '/support/all?status=All&id=s1');
  await userEvent.type(screen.getByLabelText('Tags'), 'x,');
  expect(screen.getByText('The rule has changed since this test.')).toBeInTheDocument();
});

test('a rule is moved by its buttons, which keep the focus, and goes back where the server refuses', async () => {
  const { last } = await show([rule('a', 'A'), rule('b', 'B'), rule('c', 'C')]);
  const order = () => screen.getAllByRole('switch').map((each) => each.getAttribute('aria-label'));
  await press('Move “C” up');
  expect(last('RuleOrder').variables).toEqual({ subject: 'support', ids: ['a', 'c', 'b'] });
  expect(order()).toEqual(['Rule “A” is on', 'Rule “C” is on', 'Rule “B” is on']);
  expect(screen.getByRole('button', { name: 'Move “C” up' })).toHaveFocus();
  expect(screen.getByText('“C” moved to position 2 of 3.')).toBeInTheDocument();
  await act(() => last('RuleOrder').fail({ kind: 'refused', message: 'No.' }));
  expect(order()).toEqual(['Rule “A” is on', 'Rule “B” is on', 'Rule “C” is on']);
});

test('a switch saves the whole rule as it is', async () => {
  const { last } = await show([rule('a', 'A', { stop: true })]);
  await userEvent.click(screen.getByRole('switch', { name: 'Rule “A” is on' }));
  expect(last('RuleSave').variables).toMatchObject({ _id: 'a', updated_at: 5, params: { name: 'A', enabled: true, stop: true } });
  await act(() => last('RuleSave').answer({ ruleSave: rule('a', 'A', { enabled: true, updated_at: 6 }) }));
  expect(screen.getByRole('switch', { name: 'Rule “A” is on' })).toBeChecked();
});

test('the log says what was done and why not, and leads to the conversation', async () => {
  const { last, left } = await show([rule('a', 'A')]);
  await press('View log of “A”');
  expect(last('RuleRuns').variables).toMatchObject({ subject: 'support', rule_id: 'a' });
  const run = { rule_id: 'a', rule_name: 'A', subject_id: 's1', event: 'received', refusal: null, refusal_values: null, created_at: 1000 };
  const runs = [
    { ...run, _id: '1', title: 'One', outcome: 'done', steps: [{ act: 'tag', value: 'late' }] },
    { ...run, _id: '2', title: 'Two', outcome: 'refused', steps: [], refusal: 'support.closed' },
    { ...run, _id: '3', title: 'Three', outcome: 'done', steps: [{ act: 'tag', value: 'known' }], refusal: 'rule.replyAnswered' },
    { ...run, _id: '4', title: 'Four', outcome: 'done', steps: [], refusal: 'rule.overtaken' },
  ];
  await act(() => last('RuleRuns').answer({ ruleRuns: runs }, 4));
  const rows = within(screen.getByRole('list', { name: 'Rule log' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Tag “late”');
  expect(rows[1]).toHaveTextContent('This conversation is closed. Start a new one. Nothing was changed.');
  expect(rows[2]).toHaveTextContent(/Tag “known”\s*Someone had already replied\.$/u);
  expect(rows[3]).toHaveTextContent(/Four\s*The buyer had written again, so the conversation stayed open\.$/u);
  await userEvent.selectOptions(screen.getByLabelText('Result'), 'Failed');
  expect(last('RuleRuns').variables).toMatchObject({ outcome: 'refused' });
  await act(() => last('RuleRuns').answer({ ruleRuns: runs.slice(1, 2) }, 1));
  await userEvent.click(screen.getByRole('link', { name: 'Two' }));
  expect(left).toHaveBeenCalled();
});
