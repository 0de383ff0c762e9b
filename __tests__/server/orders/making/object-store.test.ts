import { comes } from '../../../support/comes';
import { S3_REGION, startS3StandIn, useS3Keys, type S3StandIn } from '../../../support/s3-stand-in';
import { startTestServer } from '../../harness';
import { openDesk, type Desk } from './desk';

let s3: S3StandIn;
let desk: Desk;

beforeAll(async () => {
  useS3Keys();
  s3 = await startS3StandIn();
  const bucket = { name: 'files', prefix: '', region: S3_REGION, endpoint: s3.endpoint, pathStyle: true };
  desk = await openDesk(await startTestServer({ demo: true, bucket }));
});
afterAll(async () => {
  await desk.server.stop();
  await s3.stop();
});

test('an order whose prints cannot be drawn while the object store is away waits, and goes to its provider once it is back', async () => {
  s3.fails = 'busy';
  const asked = s3.requests.length;
  const selling = desk.sell();
  const newest = async () =>
    desk.services.db.selectFrom('order_lines').select(['order_id', 'print_files']).orderBy('order_id', 'desc').limit(1).executeTakeFirst();
  await comes(() => expect(s3.requests.length).toBeGreaterThan(asked + 3), 20_000);
  expect(await newest()).toMatchObject({ print_files: null });
  s3.fails = 'no';
  const id = await selling;
  const { lines } = await desk.look(id);
  expect(lines[0].print_files).not.toEqual([]);
  const fo = await desk.plan(id);
  await desk.send(id);
  await comes(async () => expect(await desk.look(id)).toMatchObject({ fos: [{ status: 'submitted' }] }), 20_000);
  expect((await desk.ledger(fo.reference)).filter((what) => what === 'order submitted')).toHaveLength(1);
}, 90_000);
