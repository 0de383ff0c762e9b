import sharp from 'sharp';
import { sql } from 'kysely';
import { makePassword, SHOP_SLUG } from '../../../src/server/sandbox';
import {
  addFault,
  asSeller,
  openSandboxShop,
  eventually,
  failure,
  healFaults,
  push,
  saveListing,
  settled,
  wooShop,
  type Ask,
  connectSandbox,
  trashStores,
} from '../commerce';
import { startTestServer, type TestServer } from '../harness';
import { httpRequest } from '../http-client';
import { uploadClient } from '../upload-client';

const POST = `_id title slug body store_id tags item_info_ids status publish_at external_url msg { refusal values } version changed zone`;
const MAKE = `mutation ($_id: ID, $version: Int, $params: BlogPostInput!) { makeBlog(_id: $_id, version: $version, params: $params) { ${POST} } }`;
const READ = `query ($_id: ID!) { blog(_id: $_id) { ${POST} } }`;
const LIST = `query ($status: String, $store: ID, $search: String) { blogs(status: $status, store: $store, search: $search) { _id title status } }`;
const PUBLISH = `mutation ($ids: [ID!]!, $at: Int) { blogPublish(ids: $ids, publish_at: $at) { ${POST} } }`;
const TRASH = 'mutation ($ids: [ID!]!) { trashBlog(delete_ids: $ids) }';
const STORE = 'mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id } }';

let server: TestServer;
let token: string;
let ask: Ask;
/** A store whose blog is open, and one whose is not. */
let [store, closed]: string[] = [];
let picture: string;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
  await trashStores(ask);
  const { website, key, secret } = await connectSandbox(server.services, server.origin);
  const woocommerce = { website, key, secret, ...(await makePassword(server.services, SHOP_SLUG)) };
  const shut = await openSandboxShop(server.services, server.origin);
  const make = async (sto_name: string, block: object) =>
    (await ask(STORE, { params: { platform_id: 'woocommerce', sto_name, woocommerce: block } })).makeStore._id as string;
  store = await make('Open', woocommerce);
  closed = await make('Closed', { website: shut.website, key: shut.key, secret: shut.secret });
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { data } = await uploadClient(server, { _id: '', email: '', token }).upload({ bytes });
  const sizes: { name: string; url: string }[] = data.updatePreSignedFile.image_sizes;
  picture = new URL(sizes.find(({ name }) => name === 'large')!.url, server.origin).pathname;
});
afterAll(() => server.stop());
afterEach(() => healFaults(server.origin));

const write = async (params: object, more: object = {}) =>
  (await ask(MAKE, { params: { title: 'Herons', body: '<p>Wade.</p>', ...params }, ...more })).makeBlog;
const read = async (_id: string) => (await ask(READ, { _id })).blog;
const publish = async (id: string, at?: number) => (await ask(PUBLISH, { ids: [id], at })).blogPublish[0];
const refusal = async (document: string, variables: object) => {
  const answer = await server.graphql(document, variables, { token });
  const { refusal: code, values, field } = answer.errors![0]!.extensions as { refusal: string; values: object; field?: string };
  return { code, values, field };
};
const becomes = (id: string, status: string) =>
  eventually(async () => {
    const post = await read(id);
    return post.status === status && post;
  });
/** What the shop's blog has with our mark of a post. */
const there = (id: string) =>
  server.services.db.selectFrom('sandbox_posts').selectAll().where('content', 'like', `%back-office-post:${id}%`).orderBy('id').execute();

test('a post is written, read and found; what nobody may write is left out', async () => {
  const made = await write({
    title: ' Grey herons ',
    slug: 'Größe & Form',
    body: '<p onclick="x()">Wade<script>1</script></p>',
    store_id: store,
    tags: ['birds', 'Birds', ' '],
  });
  expect(made).toMatchObject({
    title: 'Grey herons',
    slug: 'gro-e-form',
    body: '<p>Wade</p>',
    tags: ['birds'],
    status: 'draft',
    version: 1,
    changed: false,
  });
  expect((await ask(LIST, { status: 'draft', search: 'grey' })).blogs).toMatchObject([{ _id: made._id }]);
  expect((await ask(LIST, { status: 'published', store })).blogs).toEqual([]);
  expect((await ask(LIST, { status: 'nonsense' })).blogs).toEqual([]);
  expect(await refusal(READ, { _id: 'f'.repeat(24) })).toMatchObject({ code: 'post.missing' });
  expect(await refusal(MAKE, { params: { title: '', body: '', tags: Array.from({ length: 21 }, (_, i) => `t${i}`) } })).toMatchObject({
    code: 'post.tooManyTags',
    field: 'params.tags',
  });
  expect(await refusal(MAKE, { params: { title: '', body: '', image: { src: 'https://a.example/b.png' } } })).toMatchObject({
    code: 'post.picture',
  });
  expect(await refusal(MAKE, { params: { title: '', body: '', store_id: 'f'.repeat(24) } })).toMatchObject({ code: 'store.missing' });
  expect(await refusal(MAKE, { params: { title: '', body: '<b>'.repeat(6000) } })).toMatchObject({
    code: 'html.tooManyElements',
    field: 'params.body',
  });
});

test('of two who write the second is told, and nothing is overwritten', async () => {
  const { _id, version } = await write({});
  expect(await write({ title: 'One' }, { _id, version })).toMatchObject({ version: 2 });
  expect(await refusal(MAKE, { _id, version, params: { title: 'Other', body: '' } })).toMatchObject({
    code: 'post.changedMeanwhile',
    field: 'version',
  });
  expect(await read(_id)).toMatchObject({ title: 'One', version: 2 });
});

test('whatever keeps a post from being published is said in one sentence', async () => {
  const says = async (params: object) => {
    const { _id } = await write(params);
    return (await server.graphql(PUBLISH, { ids: [_id] }, { token })).errors![0]!.message;
  };
  expect(await says({ title: '' })).toBe('Add a title first.');
  expect(await says({ body: '<p> </p>' })).toBe('Add some content first.');
  expect(await says({})).toBe('Choose a store first.');
  expect(await says({ store_id: closed })).toBe('Add an application password to Closed first.');
  const listing = (await saveListing(ask, 'Not there'))._id;
  expect(await says({ store_id: store, body: `<div data-listing="${listing}"></div>` })).toBe(
    '1 item in the post isn’t listed on Open. Push it or remove it from the post.',
  );
  const { _id } = await write({ store_id: store });
  const now = Math.floor(Date.now() / 1000);
  expect(await refusal(PUBLISH, { ids: [_id], at: now - 1 })).toMatchObject({ code: 'post.past', field: 'publish_at' });
  expect(await refusal(PUBLISH, { ids: [_id], at: now + 400 * 86_400 })).toMatchObject({ code: 'post.tooFar' });
  expect(await refusal(PUBLISH, { ids: [_id], at: 0 })).toMatchObject({ code: 'bulk.row.postNotScheduled' });
  expect(await read(_id)).toMatchObject({ status: 'draft' });
});

test('a post with a picture and an item is published, and again once it is changed', async () => {
  const listing = await saveListing(ask, 'Heron <mug>');
  await settled(ask, await push(ask, [listing], store!));
  const body = `<p>Look:</p><figure><img src="${picture}" alt="A heron"></figure><div data-listing="${listing._id}"></div>`;
  const made = await write({ body, store_id: store, tags: ['birds', 'new & old'], image: { src: picture }, slug: 'herons' });
  expect(made).toMatchObject({ item_info_ids: [listing._id] });
  expect(await publish(made._id)).toMatchObject({ status: 'publishing' });
  const done = await becomes(made._id, 'published');
  const [post, ...others] = await there(made._id);
  expect(others).toEqual([]);
  expect(post).toMatchObject({ title: 'Herons', status: 'publish', slug: 'herons' });
  expect(post!.tags).toHaveLength(2);
  expect(post!.featured_media).toBeGreaterThan(0);
  expect(post!.content).toMatch(/Heron &lt;mug&gt;<!-- back-office-post:\w+ --><\/a><\/figcaption>/u);
  // The shop has a copy of its own, one for both places it stands in.
  const own = /<figure><img src="([^"]+)" alt="A heron"/.exec(post!.content)![1]!;
  expect(own).toBe(`${server.origin}/sandbox/shop/media/${post!.featured_media}`);
  const page = await httpRequest(server.origin, new URL(done.external_url as string).pathname);
  expect([page.status, page.text.includes('<h1>Herons</h1>')]).toEqual([200, true]);

  const changed = await write({ title: 'White herons', body, store_id: store, slug: 'herons' }, { _id: made._id, version: done.version });
  expect(changed).toMatchObject({ status: 'published', changed: true, external_url: done.external_url });
  await publish(made._id);
  await eventually(async () => (await there(made._id))[0]?.title === 'White herons');
  expect(await becomes(made._id, 'published')).toMatchObject({ changed: false });
  expect(await there(made._id)).toHaveLength(1);
});

test('a title is words and not HTML, the mark makes no paragraph of its own, and what its owner put off at the shop is published', async () => {
  const { _id } = await write({ title: 'Tea & <script>1</script>', body: '<ul><li><p>Wade</p></li></ul>', store_id: store });
  await publish(_id);
  const { external_url } = await becomes(_id, 'published');
  expect(await there(_id)).toMatchObject([
    {
      title: 'Tea &amp; &lt;script&gt;1&lt;/script&gt;',
      content: `<ul><li><p>Wade<!-- back-office-post:${_id} --></p></li></ul>`,
    },
  ]);
  await server.services.db
    .updateTable('sandbox_posts')
    .set({ status: 'future', date: 2_000_000_000 })
    .where('content', 'like', `%${_id}%`)
    .execute();
  await publish(_id);
  await eventually(async () => (await there(_id))[0]?.status === 'publish');
  expect(await becomes(_id, 'published')).toMatchObject({ external_url });
});

test('a picture the blog does not take is a refusal in its words, although it answers 500', async () => {
  const connection = { ...(await connectSandbox(server.services, server.origin)), allowLoopback: () => true };
  const blog = wooShop({ ...connection, ...(await makePassword(server.services, SHOP_SLUG)) });
  const image = { key: 'drawing', src: `${server.origin}/static/brand/logo.svg` };
  const post = { post_id: 'f'.repeat(24), platform_id: null, title: 'Drawn', slug: '', body: '<p>x</p>', image, pictures: [], tags: [] };
  const refused = await failure(blog.publishPost(post));
  expect(refused).toMatchObject({ refusal: 'shop.answered', values: { answer: 'Sorry, you are not allowed to upload this file type.' } });
  expect([refused.retry, refused.mayBeAtWork]).toEqual([false, false]);
});

test('two of one address get two, and a post in the trash of its shop is made anew', async () => {
  const [one, other] = [await write({ store_id: store, slug: 'same' }), await write({ store_id: store, slug: 'same' })];
  await ask(PUBLISH, { ids: [one._id, other._id] });
  const urls = [await becomes(one._id, 'published'), await becomes(other._id, 'published')].map(({ external_url }) =>
    external_url.split('/').at(-1),
  );
  expect(urls.toSorted()).toEqual(['same', 'same-2']);
  await server.services.db.updateTable('sandbox_posts').set({ status: 'trash' }).where('slug', '=', 'same').execute();
  const thrown = urls[0] === 'same' ? one._id : other._id;
  await publish(thrown);
  await eventually(async () => (await there(thrown)).length === 2);
});

test('a post is due, the answer is lost: one post', async () => {
  const { _id } = await write({ title: 'Due', store_id: store });
  await addFault(server.origin, { method: 'POST', path: '/wp/v2/posts', drop: true });
  const at = Math.floor(Date.now() / 1000) + 2;
  expect(await publish(_id, at)).toMatchObject({ status: 'scheduled', publish_at: at });
  expect((await ask(LIST, { status: 'scheduled' })).blogs).toMatchObject([{ _id }]);
  await eventually(async () => (await there(_id)).length === 1);
  // The shop is given its time to be done with what nobody heard the end of; here that time has passed.
  await eventually(async () => {
    const { numUpdatedRows } = await server.services.db
      .updateTable('outside_effects')
      .set({ sent_at: sql`sent_at - interval '1 minute'` })
      .where('key', '=', _id)
      .where('outcome', '=', 'unknown')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
  expect(await becomes(_id, 'published')).toMatchObject({ msg: null });
  expect(await there(_id)).toHaveLength(1);
  const attempts = await server.services.db.selectFrom('jobs').select('attempts').where('post_id', '=', _id).execute();
  expect(attempts).toMatchObject([{ attempts: 2 }]);
});

test('what its time finds unfit is told where it stands', async () => {
  const { _id } = await write({ store_id: store });
  await publish(_id, Math.floor(Date.now() / 1000) + 1);
  await write({ title: '', store_id: store }, { _id });
  expect(await becomes(_id, 'failed')).toMatchObject({ publish_at: null, msg: { refusal: 'bulk.row.postNoTitle' } });
  expect(await there(_id)).toEqual([]);
});

test('a password that is refused, and a user who may not publish, are told', async () => {
  const { website, key, secret } = await connectSandbox(server.services, server.origin);
  const blogOf = async (block: object, params: object = {}) => {
    const woocommerce = { website, key, secret, ...block };
    await ask(STORE, { _id: store, params: { platform_id: 'woocommerce', sto_name: 'Open', woocommerce } });
    const post = await write({ store_id: store, ...params });
    await publish(post._id);
    return (await becomes(post._id, 'failed')).msg.refusal as string;
  };
  expect(await blogOf({ wp_user: 'editor', wp_password: 'abcd efgh' })).toBe('shop.appPasswordRefused');
  expect(await blogOf({ wp_user: 'nobody', wp_password: 'abcd efgh' })).toBe('shop.appPasswordRefused');
  const contributor = await makePassword(server.services, SHOP_SLUG, { login: 'intern', role: 'contributor' });
  expect(await blogOf(contributor)).toBe('shop.blogRights');
  // Of a picture WordPress says so with 400.
  expect(await blogOf(contributor, { image: { src: picture } })).toBe('shop.blogRights');
  await addFault(server.origin, { method: 'GET', path: '/wp/v2/posts', key: 'header_stripped' });
  expect(await blogOf(await makePassword(server.services, SHOP_SLUG))).toBe('shop.appPasswordUnseen');
  const fresh = await openSandboxShop(server.services, server.origin);
  const woocommerce = { website: fresh.website, key: fresh.key, secret: fresh.secret, wp_password: 'abcd efgh' };
  expect(await refusal(STORE, { params: { platform_id: 'woocommerce', sto_name: 'Odd', woocommerce } })).toMatchObject({
    code: 'store.appPasswordUser',
  });
  await ask(STORE, {
    _id: store,
    params: {
      platform_id: 'woocommerce',
      sto_name: 'Open',
      woocommerce: { website, key, secret, ...(await makePassword(server.services, SHOP_SLUG)) },
    },
  });
});

test('a post is taken off its schedule, and removed; what the blog has of it stays', async () => {
  const { _id } = await write({ store_id: store });
  await publish(_id, Math.floor(Date.now() / 1000) + 3600);
  expect(await publish(_id, 0)).toMatchObject({ status: 'draft', publish_at: null });
  await publish(_id);
  await becomes(_id, 'published');
  expect(await ask(TRASH, { ids: [_id] })).toEqual({ trashBlog: [_id] });
  expect(await refusal(READ, { _id })).toMatchObject({ code: 'post.missing' });
  expect(await there(_id)).toHaveLength(1);
});
