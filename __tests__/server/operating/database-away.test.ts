import { sql } from 'kysely';
import sharp from 'sharp';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { uploadClient } from '../upload-client';

let server: TestServer;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.makeUser(await server.makeContainer());
  await sql`create function end_session() returns trigger language plpgsql security definer as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(server.services.db);
});
afterAll(() => server.stop());

beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

/** The database ends the session of whoever writes to a table. */
const whileItEnds = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
  await sql`create trigger ends before insert or update on ${sql.table(table)} for each row execute function end_session()`.execute(
    server.services.db,
  );
  try {
    return await work();
  } finally {
    await sql`drop trigger ends on ${sql.table(table)}`.execute(server.services.db);
  }
};

const AWAY = expect.objectContaining({ code: 'UNAVAILABLE', refusal: 'request.databaseAway' }) as unknown;

test('a database that ends within a mutation is answered with 503 and one sentence, and the next call works', async () => {
  const write = () => server.graphql('mutation { makeUserGroup(params: { name: "Printers" }) { _id } }', {}, { token: owner.token });
  const { status, errors } = await whileItEnds('user_groups', write);
  expect([status, errors?.[0]?.message, errors?.[0]?.extensions]).toEqual([
    503,
    'The database can’t be reached right now. Try again in a moment.',
    AWAY,
  ]);
  expect((await write()).errors).toBeUndefined();
});

test('a database that ends while bytes are received is answered with 503, and the same bytes are taken afterwards', async () => {
  const client = uploadClient(server, owner);
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { url } = (await client.sign({ bytes })).data.signedUpload as { url: string };
  const away = await whileItEnds('files', () => client.put(url, bytes));
  expect([away.status, away.json<{ errors: { extensions: object }[] }>().errors[0]!.extensions]).toEqual([503, AWAY]);
  expect((await client.put(url, bytes)).status).toBeLessThan(300);
});
