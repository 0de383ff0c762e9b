import { newId } from '../../../src/server/db/ids';
import { recipientsOf, withoutOwnAddress, writerOf } from '../../../src/server/mail/who-wrote';
import { readMail } from '../../../src/server/mail/read/read-mail';
import { oursIn, OWN, type CorpusMail } from '../../fixtures/mail/corpus/build';
import { CORPUS } from '../../fixtures/mail/corpus/corpus';
import { rateOf } from '../../fixtures/mail/corpus/rate';
import { SupportDesk } from './desk';

let desk: SupportDesk;

beforeAll(async () => {
  desk = await SupportDesk.open();
});
afterAll(() => desk.server.stop());

/** Keeps a mail as it is read from a mailbox, and gives its conversation. */
const keep = async ({ bytes }: CorpusMail, place: number): Promise<string> => {
  const key = `corpus-${place}`;
  const read = await readMail({ bytes, received_at: await desk.now(), aside: null });
  const mail = withoutOwnAddress({ ...read, ...writerOf(read, OWN), recipients: recipientsOf(read, OWN), key, files: [] }, OWN);
  await desk.keep(mail);
  const { support_id } = await desk.server.services.inContainer(desk.container, (tx) =>
    tx.selectFrom('messages').select('support_id').where('mail_key', '=', key).executeTakeFirstOrThrow(),
  );
  return support_id;
};

/** What the shop has sent to whoever wrote. */
const answer = (support_id: string, { thread, answer: email }: CorpusMail): Promise<unknown> =>
  desk.server.services.inContainer(desk.container, async (tx) => {
    const now = await desk.now();
    const message = { container_id: desk.container, _id: newId(), support_id, store_id: desk.store, email, created_at: now } as const;
    await tx
      .insertInto('messages')
      .values({
        ...message,
        direction: 'out',
        status: 'sent',
        mail_id: oursIn(thread),
        body: 'It left our workshop.',
        name: '',
        sent_at: now,
      })
      .execute();
  });

test('each mail comes into the conversation it belongs to', async () => {
  const known = new Map<string, string>();
  const found: { readonly row: CorpusMail; readonly thread: string }[] = [];
  for (const [place, row] of CORPUS.entries()) {
    const support = await keep(row, place);
    const isFirst = !known.has(row.thread);
    const other = [...known].find(([, id]) => id === support)?.[0];
    if (isFirst && other === undefined) {
      known.set(row.thread, support);
      if (!row.automatic && row.answer !== '') await answer(support, row);
    }
    found.push({ row, thread: other ?? (isFirst ? row.thread : 'a new one') });
  }
  expect(rateOf('conversations', found, ({ row, thread }) => [row.what, thread, row.thread])).toBeGreaterThanOrEqual(0.98);
});
