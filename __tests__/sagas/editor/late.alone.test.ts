import { newHistory } from 'redux-undo';
import { firstState } from '../../../src/client/editor/first-state';
import { editorLeft, openEditor } from '../../../src/client/editor/session-actions';
import { fileUploaded } from '../../../src/client/entities/files';
import { taskActions } from '../../../src/client/kernel/tasks-slice';
import { createAppStore } from '../../../src/client/store';
import { comes } from '../../support/comes';

test('a store made before the code of the editor has its first state, and opens a design when that code has come', async () => {
  const asked: string[] = [];
  const { store, stop } = createAppStore({
    environment: {
      now: () => 0,
      makeId: () => 'id',
      request: (document) => {
        asked.push(/query (\w+)/.exec(String(document))?.[1] ?? '');
        return new Promise(() => undefined);
      },
    },
  });
  const before = store.getState().editor;
  expect(before).toBe(firstState);
  expect(before.document).toEqual(newHistory([], before.document.present, []));
  expect(() => store.dispatch(editorLeft())).toThrow('editor/left came before its code.');

  const { createEditorReducer } = await import('../../../src/client/editor');
  const reduce = createEditorReducer();
  const elsewhere = [
    taskActions.push('uploadFile', { blobId: 'blob', filename: 'a.png' }),
    taskActions.retry({ key: 'task' }),
    fileUploaded({ blobId: 'blob', fileId: 'file' }),
  ];
  for (const action of elsewhere) expect(reduce(before, action)).toBe(before);

  store.dispatch(openEditor({ presetId: 'tee', mockupId: null }));
  expect(store.getState().editor.session).toMatchObject({ status: 'loading', presetId: 'tee' });
  await comes(() => expect(asked).toContain('ProductPreset'));
  stop();
});
