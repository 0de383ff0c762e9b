import '@testing-library/jest-dom';
import '../../../support/text-encoder';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { createGuardedHistory } from '../../../../../src/client/guarded-history';
import { startTexts } from '../../../../../src/client/i18n';
import { FormDraftsContext, type FormDraft, type FormDrafts } from '../../../../../src/client/ui/form/form-drafts';
import { FormField } from '../../../../../src/client/ui/form/FormField';
import { SaveForm } from '../../../../../src/client/ui/form/SaveForm';
import { useSaveForm, type SaveState } from '../../../../../src/client/ui/form/use-save-form';
import { leaveGuard } from '../../../../../src/client/ui/leave-guard';

beforeAll(startTexts);
afterEach(leaveGuard.stay);

const shape = z.object({ name: z.string().trim().min(1, 'empty'), tags: z.string() });
type Row = z.input<typeof shape>;

/** What was sent, and the hands that answer it and change the row underneath. */
const setUp = (onSaved?: (ids: readonly string[]) => void, drafts: FormDrafts | null = null) => {
  const sent: unknown[] = [];
  const keys: string[] = [];
  const versions: (number | undefined)[] = [];
  let hear: (state: SaveState) => void = () => undefined;
  let change: (row: Row, version?: number) => void = () => undefined;
  const reread = jest.fn();
  const TestForm = () => {
    const [{ values, version }, setRow] = useState({ values: { name: 'Shirt', tags: '' }, version: 1 });
    const [{ state, requestId }, setCall] = useState<{ state: SaveState | undefined; requestId: string }>({
      state: undefined,
      requestId: '',
    });
    hear = (next) => setCall((call) => ({ ...call, state: next }));
    change = (next, of) => setRow((row) => ({ values: next, version: of ?? row.version + 1 }));
    const submit = (variables: unknown, key = `call-${sent.length + 1}`): string => {
      sent.push(variables);
      keys.push(key);
      setCall({ state: { status: 'pending', error: null }, requestId: key });
      return key;
    };
    const form = useSaveForm({
      of: 'test',
      shape,
      values,
      words: (fault) => `It is ${fault}.`,
      save: { submit, state, requestId },
      variables: ({ name }, of) => {
        versions.push(of);
        return { called: name };
      },
      row: { version, reread, inWords: (field, value) => [field, String(value)] },
      secrets: ['tags'],
      ...(onSaved && { onSaved }),
    });
    return (
      <SaveForm form={form}>
        <FormField label="Name" error={form.errorOf('name')} field={form.register('name')} />
        <FormField label="Tags" error={form.errorOf('tags')} field={form.register('tags')} />
        <button type="submit">Save</button>
      </SaveForm>
    );
  };
  const view = render(
    <FormDraftsContext value={drafts}>
      <TestForm />
    </FormDraftsContext>,
  );
  return {
    ...view,
    sent,
    keys,
    versions,
    reread,
    /** The save is answered, with the row as it is from then on. */
    answer: (state: SaveState, row?: Row) =>
      act(async () => {
        if (row) change(row);
        hear(state);
      }),
    changeRow: (row: Row) => act(async () => change(row)),
    /** The row changes before anything else goes on. */
    changeRowAtOnce: (row: Row) => flushSync(() => change(row)),
  };
};

const done: SaveState = { status: 'done', error: null, ids: ['a'] };
const refusedAt = (field?: string): SaveState => ({ status: 'failed', error: { message: 'There is one already.', field } });

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const tags = () => screen.getByLabelText<HTMLInputElement>('Tags');
const typeName = async (text: string) => {
  await userEvent.clear(name());
  await userEvent.type(name(), text);
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const closesQuietly = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('what is wrong is said at its field, and nothing is sent', async () => {
  const { sent } = setUp();
  await typeName(' ');
  await press();
  expect(name()).toHaveAccessibleDescription('It is empty.');
  expect(sent).toEqual([]);
});

test('a refusal lands at the field it is about, which takes the focus and keeps what was typed', async () => {
  const { answer } = setUp();
  await typeName('Mug');
  await press();
  await answer(refusedAt('params.name'));
  expect(name()).toHaveAccessibleDescription('There is one already.');
  expect(name()).toHaveFocus();
  expect(name()).toHaveValue('Mug');
  expect(leaveGuard.holds()).toBe(true);
});

test.each([undefined, 'params.images.0.image'])('a refusal about no field (%s) stands above the form', async (field) => {
  const { answer } = setUp();
  await typeName('Mug');
  await press();
  await answer(refusedAt(field));
  expect(screen.getByRole('alert')).toHaveTextContent('There is one already.');
  expect(name()).toHaveValue('Mug');
});

test('pressing twice sends once; after the answer it sends again', async () => {
  const { sent, answer } = setUp();
  await typeName('Mug');
  const button = screen.getByRole('button', { name: 'Save' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(sent).toEqual([{ called: 'Mug' }]);
  await answer(refusedAt());
  await press();
  expect(sent).toEqual([{ called: 'Mug' }, { called: 'Mug' }]);
});

test('a save is sent, and its faults are told, though the row is read again while it is checked', async () => {
  const { sent, changeRowAtOnce } = setUp();
  const button = screen.getByRole('button', { name: 'Save' });
  await typeName(' ');
  await act(async () => {
    button.click();
    changeRowAtOnce({ name: 'Shirt', tags: 'old' });
  });
  expect(name()).toHaveAccessibleDescription('It is empty.');
  await typeName('Mug');
  await act(async () => {
    button.click();
    changeRowAtOnce({ name: 'Shirt', tags: 'new' });
  });
  expect(sent).toEqual([{ called: 'Mug' }]);
});

test('leaving asks while something is typed, in the page and out of it, and no longer once it is saved', async () => {
  const { answer } = setUp();
  const history = createGuardedHistory();
  history.push('/form');
  expect(closesQuietly()).toBe(true);
  await typeName('Mug');
  history.push('/elsewhere');
  expect([window.location.pathname, leaveGuard.isAsking()]).toEqual(['/form', true]);
  expect(closesQuietly()).toBe(false);
  leaveGuard.stay();
  await press();
  await answer(done);
  expect(closesQuietly()).toBe(true);
  history.push('/elsewhere');
  expect([window.location.pathname, leaveGuard.isAsking()]).toEqual(['/elsewhere', false]);
  await typeName('Cup');
  expect(leaveGuard.holds()).toBe(true);
});

test('whoever hears of the save may leave at once', async () => {
  const heard: unknown[] = [];
  const { answer } = setUp((ids) => heard.push([ids, leaveGuard.holds()]));
  await typeName('Mug');
  await press();
  await answer(done);
  expect(heard).toEqual([[['a'], false]]);
});

test('what was typed while the save was under way is not saved yet', async () => {
  const { answer } = setUp();
  await typeName('Mug');
  await press();
  await userEvent.type(tags(), 'blue');
  await answer(done);
  expect(tags()).toHaveValue('blue');
  expect(name()).toHaveValue('Mug');
  expect(leaveGuard.holds()).toBe(true);
});

test('a row that changes underneath shows in every field nobody has typed in; what was typed stays', async () => {
  const { changeRow } = setUp();
  await changeRow({ name: 'Hoodie', tags: '' });
  expect(name()).toHaveValue('Hoodie');
  expect(leaveGuard.holds()).toBe(false);
  await typeName('Mug');
  await changeRow({ name: 'Poster', tags: 'wall' });
  expect(name()).toHaveValue('Mug');
  expect(tags()).toHaveValue('wall');
  expect(leaveGuard.holds()).toBe(true);
  await typeName('Poster');
  expect(leaveGuard.holds()).toBe(false);
});

test('a row that changes while its save is under way is not taken for something typed', async () => {
  const { answer, changeRow } = setUp();
  await typeName('Mug');
  await press();
  await changeRow({ name: 'Shirt', tags: 'wall' });
  expect(name()).toHaveValue('Mug');
  await answer(done, { name: 'Mug', tags: '' });
  expect([name().value, tags().value]).toEqual(['Mug', '']);
  expect(leaveGuard.holds()).toBe(false);
});

test('a refusal stays in sight when the row changes underneath', async () => {
  const { answer, changeRow } = setUp();
  await typeName('Mug');
  await press();
  await answer(refusedAt('params.name'));
  await changeRow({ name: 'Shirt', tags: 'wall' });
  expect(name()).toHaveAccessibleDescription('There is one already.');
});

const away: SaveState = { status: 'failed', error: { kind: 'maintenance', message: 'Failed to fetch', wordless: true } };
const outdated: SaveState = { status: 'failed', error: { message: 'Saved.', refusal: 'request.savedMeanwhile', field: 'updated_at' } };

test('what is saved again goes under the same key until it is done, whatever became of it and whatever is typed in between', async () => {
  const { keys, answer } = setUp();
  await typeName('Mug');
  await press();
  await answer(away);
  expect(screen.getByRole('alert')).toHaveTextContent('The server can’t be reached. Try again in a moment.');
  await typeName('Cup');
  await press();
  await answer(refusedAt('params.name'));
  await press();
  await answer(done);
  await typeName('Jug');
  await press();
  expect(keys).toEqual(['call-1', 'call-1', 'call-1', 'call-4']);
});

test('a save from an older version asks what to keep where both changed the same, in words; mine is then saved over theirs', async () => {
  const { keys, versions, answer, changeRow, reread } = setUp();
  await typeName('Mug');
  await press();
  await answer(outdated);
  expect(reread).toHaveBeenCalledTimes(1);
  await changeRow({ name: 'Poster', tags: '' });
  const choice = await screen.findByRole('dialog');
  expect(choice).toHaveTextContent('Yours: Mug');
  expect(choice).toHaveTextContent('Theirs: Poster');
  await userEvent.click(screen.getByRole('button', { name: /^Keep mine/ }));
  await waitFor(() => expect(versions).toEqual([1, 2]));
  // Under the key of the refused one, which an earlier save may have used up, it would be refused once more.
  expect(keys).toEqual(['call-1', 'call-2']);
});

test('theirs takes the place of what was typed', async () => {
  const { sent, answer, changeRow } = setUp();
  await typeName('Mug');
  await press();
  await changeRow({ name: 'Poster', tags: '' });
  await answer(outdated);
  await userEvent.click(await screen.findByRole('button', { name: /^Use theirs/ }));
  expect(name()).toHaveValue('Poster');
  expect(sent).toHaveLength(1);
});

test('where they changed something else, both are kept without a question', async () => {
  const { versions, answer, changeRow } = setUp();
  await typeName('Mug');
  await press();
  await answer(outdated);
  await changeRow({ name: 'Shirt', tags: 'wall' });
  await waitFor(() => expect(versions).toEqual([1, 2]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([name().value, tags().value]).toEqual(['Mug', 'wall']);
});

describe('what is typed', () => {
  /** Keeps one draft, as a browser would. */
  const keeper = () => {
    const kept: { draft: FormDraft | null } = { draft: null };
    const drafts: FormDrafts = {
      open: (_form, tell) => {
        if (kept.draft) tell(kept.draft);
        return { write: (draft) => void (kept.draft = draft), close: () => undefined };
      },
    };
    return { kept, drafts };
  };

  test('is there again when the form is shown again, with the key of a save nobody heard of, but without secrets', async () => {
    const { kept, drafts } = keeper();
    const first = setUp(undefined, drafts);
    await typeName('Mug');
    await userEvent.type(tags(), 'secret');
    await press();
    await first.answer(away);
    first.unmount();
    expect(JSON.stringify(kept.draft)).not.toContain('secret');

    const second = setUp(undefined, drafts);
    expect(name()).toHaveValue('Mug');
    expect(tags()).toHaveValue('');
    expect(screen.getByText(/Your unsaved changes were restored/)).toBeVisible();
    await press();
    expect(second.keys).toEqual(first.keys);
    await second.answer(done);
    expect(kept.draft).toBeNull();
  });

  test('is forgotten when the person discards it, or leaves without saving', async () => {
    const { kept, drafts } = keeper();
    const first = setUp(undefined, drafts);
    await typeName('Mug');
    expect(kept.draft?.typed).toEqual({ name: 'Mug' });
    first.unmount();
    setUp(undefined, drafts);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(name()).toHaveValue('Shirt');
    expect(kept.draft).toBeNull();
    await typeName('Mug');
    leaveGuard.ask(() => undefined);
    act(leaveGuard.leave);
    expect(kept.draft).toBeNull();
  });
});
