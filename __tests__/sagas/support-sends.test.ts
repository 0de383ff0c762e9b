import { draftActions } from '../../src/client/entities/message-drafts';
import { supportDesks } from '../../src/client/entities/support-desks';
import { keepUnsent, unsentOf } from '../../src/client/entities/unsent-messages';
import '../../src/client/shell/support/send-saga';
import { latestSent, noteSent } from '../../src/client/shell/support/latest-sent';
import { showToast } from '../../src/client/ui/toast';
import { fakeBrowser } from './support/fake-browser';
import { settle, storeWithFakeServer } from './support/fake-server';

jest.mock('../../src/client/ui/toast', () => ({ showToast: jest.fn() }));
const told = jest.mocked(showToast);

const sent = { support_id: 'talk', kind: 'reply', body: 'Hello', files: [], then: 'resolve', device: 'here', expect_last_id: 'm1' };
const desk = {
  _id: 'talk',
  support: { _id: 'talk', buyer: { name: 'Ada' } },
  messages: [{ _id: 'm2', direction: 'out', status: 'scheduled', body: 'Hello' }],
  drafts: [],
};

afterEach(() => {
  keepUnsent('talk', null);
  noteSent(null);
  told.mockClear();
});

/** Somebody sends a reply and goes on to the next conversation. */
const sendAndLeave = () => {
  const tab = fakeBrowser('https://shop.test/support/order');
  const page = storeWithFakeServer({ browser: tab.browser });
  const intent = supportDesks.actions.send(sent);
  keepUnsent('talk', {
    ...{ kind: 'reply', body: 'Hello', files: [], since: 'm1', told: false, state: 'sending' },
    attempt: { requestId: intent.meta.requestId, variables: sent },
  });
  return { ...page, tab, send: () => page.store.dispatch(intent as never) };
};

test('a reply that arrives is no draft any more and can be taken back from the next conversation', async () => {
  const { send, last } = sendAndLeave();
  send();
  await last('MessageSend').answer({ messageSend: desk });
  expect([unsentOf('talk'), latestSent()]).toMatchObject([undefined, { supportId: 'talk', messageId: 'm2', name: 'Ada' }]);
  expect(told).not.toHaveBeenCalled();
});

test('a reply that is refused after its conversation was left is a draft again, is told of, and leads back there', async () => {
  const { send, last, calls, tab } = sendAndLeave();
  send();
  await last('MessageSend').fail({ kind: 'refused', message: 'Sam replied.' });
  expect(unsentOf('talk')).toMatchObject({ body: 'Hello', state: 'typed', told: true, failure: { message: 'Sam replied.' } });
  expect(calls.map(({ operation }) => operation)).toContain('SupportDesk');
  expect(told).toHaveBeenCalledTimes(1);
  told.mock.calls[0]?.[1]?.action?.onClick();
  expect(tab.path()).toBe('/support/all?status=All&id=talk');
});

test('a reply that got no answer keeps its key, so sending it once more sends it once', async () => {
  const { send, last } = sendAndLeave();
  send();
  const { requestId } = unsentOf('talk')?.attempt ?? {};
  await last('MessageSend').fail({ kind: 'maintenance', message: 'No answer.' });
  expect(unsentOf('talk')).toMatchObject({ state: 'typed', told: false, attempt: { requestId, variables: sent } });
});

test('nobody is told where the conversation is still open, for its box says so', async () => {
  const { store, send, last } = sendAndLeave();
  store.dispatch(supportDesks.actions.show({ variables: { _id: 'talk' } }));
  await settle();
  await last('SupportDesk').answer({ support: desk });
  send();
  await last('MessageSend').fail({ kind: 'maintenance', message: 'No answer.' });
  expect(told).not.toHaveBeenCalled();
});

test('a draft that was on its way when its text was sent is forgotten after it', async () => {
  const { store, send, last, calls } = sendAndLeave();
  keepUnsent('talk', { ...unsentOf('talk')!, state: 'typed' });
  store.dispatch(draftActions.left({ support_id: 'talk', device: 'here' }));
  await settle();
  keepUnsent('talk', { ...unsentOf('talk')!, state: 'sending' });
  send();
  const draft = last('DraftSave');
  await last('MessageSend').answer({ messageSend: desk });
  await draft.answer({ draftSave: null });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(calls.filter(({ operation }) => operation === 'DraftSave').map(({ variables }) => variables['params'])).toMatchObject([
    { body: 'Hello' },
    { body: '' },
  ]);
});
