import { startTestServer, type TestServer, type TestUser } from '../harness';

let server: TestServer;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.makeUser(await server.makeContainer());
});
afterAll(() => server.stop());

const refused = async (document: string, variables: object = {}) => {
  const { errors } = await server.graphql(document, variables, { token: owner.token });
  const { message, extensions } = errors![0]!;
  return { message, ...extensions };
};

const MAKE_STORE = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }';
const SAVE_BOOKMARKS = 'mutation ($bookmarks: [BookmarkInput!]!) { bookmarksSave(bookmarks: $bookmarks) { _id } }';

test('a refusal carries what says it in any language: its code, its values and the field', async () => {
  expect(await refused(MAKE_STORE, { params: { platform_id: 'nowhere', sto_name: 'Shop' } })).toEqual({
    message: 'Stores can’t be connected on “nowhere”.',
    code: 'BAD_INPUT',
    refusal: 'store.platformUnknown',
    values: { platform: 'nowhere' },
    field: 'params.platform_id',
  });
});

test('what a rule of both sides has against its input keeps its code on the way through the server', async () => {
  const bookmark = { id: 'a', target: 'orders', title: 'x'.repeat(121), link: '/orders/all', icon: 'orders', starred: true };
  expect(await refused(SAVE_BOOKMARKS, { bookmarks: [bookmark] })).toEqual({
    message: 'Enter a bookmark title of up to 120 characters.',
    code: 'BAD_INPUT',
    refusal: 'bookmark.title',
    values: { most: 120 },
    field: 'bookmarks.0.title',
  });
});

test('a query that may not be asked is refused by code too', async () => {
  const aliases = Array.from({ length: 60 }, (_, i) => `a${i}: _id`).join(' ');
  expect(await refused(`{ stores { ${aliases} } }`)).toMatchObject({ code: 'BAD_INPUT', refusal: 'request.tooManyAliases' });
});

test('the doors outside GraphQL tell it in the same way', async () => {
  const answer = await server.request('/account/api/login', { headers: { 'content-type': 'application/json' }, body: '{}' });
  const message = 'Enter your email and password to sign in.';
  expect(answer.json()).toEqual({
    errors: [{ message, extensions: { code: 'BAD_INPUT', refusal: 'account.credentialsMissing', values: {} } }],
    message,
  });
});
