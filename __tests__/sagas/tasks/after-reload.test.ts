import { pushTask } from '../../../src/client/tasks/kinds';
import { comes } from '../../support/comes';
import { storeWithFakeServer } from '../support/fake-server';

const bytes = { blobId: 'gone', filename: 'a.png', mimetype: 'image/png', size: 1 };
const chooseAgain = { refusal: 'task.chooseAgain', values: { filename: 'a.png' } };

test.each([
  ['a picture', pushTask('uploadFile', { ...bytes, type: 'image' }), chooseAgain],
  ['a font', pushTask('uploadFont', bytes), chooseAgain],
  [
    'an export',
    pushTask('exportList', { list: 'stores', entity: 'stores', variables: {}, exporterId: 'gone' }),
    { refusal: 'task.exportAgain' },
  ],
])('of %s that a reload lost the person is told in their language', async (_what, push, told) => {
  const { store } = storeWithFakeServer();
  store.dispatch(push);
  await comes(() => {
    const [task] = Object.values(store.getState().tasks.entries);
    expect(task?.errors).toMatchObject([told]);
  });
});
