import { QUICK_LINKS, type Bookmark } from '../../../src/domain/people/bookmarks';
import type { Container } from '../../../src/server/kernel/context';
import { startTestServer, type TestServer, type TestUser } from '../harness';

const SAVE =
  'mutation ($bookmarks: [BookmarkInput!]!) { bookmarksSave(bookmarks: $bookmarks) { _id bookmarks { id target title link icon starred } } }';
const MINE = '{ cUser { bookmarks { id target title link icon starred } unread_notifications } }';

let server: TestServer;
let shop: Container;
let user: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer();
  user = await server.makeUser(shop);
});
afterAll(() => server.stop());

const save = (bookmarks: readonly Bookmark[], { token }: TestUser = user) => server.graphql(SAVE, { bookmarks }, { token });
const mine = async ({ token }: TestUser = user, host?: string) =>
  (await server.graphql(MINE, {}, { token, ...(host && { host }) })).data.cUser.bookmarks;

const jobs: Bookmark = {
  id: 'a',
  target: 'jobs',
  title: '  Jobs\n today ',
  link: '/jobs?status=In Production',
  icon: 'jobs',
  starred: true,
};

test('nobody has bookmarks of their own before they choose some; an empty list is a choice', async () => {
  expect(await mine()).toBeNull();
  await save([]);
  expect(await mine()).toEqual([]);
});

test('what is saved is there again at the next sign-in, in order and tidied', async () => {
  const { data, errors } = await save([jobs, ...QUICK_LINKS.slice(0, 2)]);
  expect(errors).toBeUndefined();
  const kept = [{ ...jobs, title: 'Jobs today' }, ...QUICK_LINKS.slice(0, 2)];
  expect(data.bookmarksSave).toEqual({ _id: user._id, bookmarks: kept });
  expect(await mine()).toEqual(kept);
});

test('what two tabs change at once is all kept; without a base the list is put in place', async () => {
  const twice = await server.makeUser(shop);
  const merge = (bookmarks: readonly Bookmark[], base: readonly string[]) =>
    server.graphql(
      'mutation ($bookmarks: [BookmarkInput!]!, $base: [String!]) { bookmarksSave(bookmarks: $bookmarks, base: $base) { _id } }',
      { bookmarks, base },
      { token: twice.token },
    );
  const base = QUICK_LINKS.map(({ link }) => link);
  const news = { ...jobs, id: 'news', title: 'News', link: '/news' };
  const answers = await Promise.all([merge([...QUICK_LINKS, jobs], base), merge([...QUICK_LINKS.slice(1), news], base)]);
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  const kept: Bookmark[] = await mine(twice);
  expect(kept.map(({ link }) => link).sort()).toEqual([...base.slice(1), jobs.link, news.link].sort());
  await save([jobs], twice);
  expect(await mine(twice)).toHaveLength(1);
});

test('each person has their own, in each container their own', async () => {
  const other = await server.makeContainer();
  const colleague = await server.makeUser(shop);
  await server.makeUser(other, { email: user.email });
  await save([jobs]);
  expect(await mine(colleague)).toBeNull();
  expect(await mine(user, `${other.domain}.localhost`)).toBeNull();
  const { data } = await server.graphql(
    'query ($id: ID!) { getUserById(_id: $id) { bookmarks { link } unread_notifications } }',
    { id: user._id },
    { token: colleague.token },
  );
  expect(data.getUserById).toEqual({ bookmarks: null, unread_notifications: null });
});

test.each([
  ['a link to another site', [{ ...jobs, link: 'https://evil.test' }], 'bookmarks.0.link'],
  ['a link that looks internal', [{ ...jobs, link: '/\\evil.test' }], 'bookmarks.0.link'],
  ['more than ten starred', Array.from({ length: 11 }, (_, n) => ({ ...jobs, id: String(n), link: `/${n}` })), 'bookmarks'],
  ['more than a hundred', Array.from({ length: 101 }, (_, n) => ({ ...jobs, id: String(n), link: `/${n}`, starred: false })), 'bookmarks'],
  ['the same place twice', [jobs, { ...jobs, id: 'b' }], 'bookmarks.1'],
  ['an empty title', [{ ...jobs, title: ' ' }], 'bookmarks.0.title'],
  ['a huge title', [{ ...jobs, title: 'x'.repeat(10_000) }], 'bookmarks.0.title'],
])('%s is refused in one sentence and changes nothing', async (_name, bookmarks, field) => {
  await save([jobs]);
  const { errors } = await save(bookmarks);
  expect(errors).toEqual([expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_INPUT', field }) })]);
  expect(errors?.[0]?.message).toMatch(/^[A-Z/].*\.$/);
  expect(await mine()).toHaveLength(1);
});

test('twenty saves at once leave one of the lists, whole', async () => {
  const lists = Array.from({ length: 20 }, (_, n) => [
    { ...jobs, title: `List ${n}`, link: `/jobs?n=${n}` },
    { ...jobs, id: 'b', title: `List ${n}` },
  ]);
  await Promise.all(lists.map((list) => save(list)));
  const kept = await mine();
  expect(lists.map((list) => list.map(({ title }) => title))).toContainEqual(kept.map(({ title }: Bookmark) => title));
});
