import { existsSync, readdirSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { comes } from '../../support/comes';
import type { GraphQLOptions, TestServer, TestUser } from '../harness';
import { makeStaff } from '../staff';
import { withTwoShops, type Answer, type Ask } from '../two-shops';

let server: TestServer;
let owner: TestUser;
let mine: GraphQLOptions;
let ask: Ask;
let product_id: string;

withTwoShops((made) => ({ server, owner, mine, ask } = made));
beforeAll(async () => {
  product_id = (await ask('{ productPreset(search: "tee 5000") { _id } }')).productPreset[0]._id;
});

const MAKE = `mutation Make($_id: ID, $params: ItemInfoInput!, $front: Upload, $more: [Upload!], $size_chart: Upload, $size_chart_remove: Boolean) {
  makeItemInfo(_id: $_id, params: $params, front: $front, images_upload: $more, size_chart: $size_chart, size_chart_remove: $size_chart_remove) {
    _id images { _id src } front { _id src } back { _id } size_chart { _id src }
  }
}`;

const params = (change: object = {}) => ({ name: 'Cat tee', product_id, price: 20, images: [], attribute_specifics_modify: [], ...change });

const png = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();

interface Sent {
  readonly query?: string;
  readonly variables: object;
  readonly map?: unknown;
  /** By the name of its part. */
  readonly files?: Readonly<Record<string, Buffer>>;
  readonly order?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly user?: TestUser;
  readonly host?: string;
}

const formOf = ({ query = MAKE, variables, map = {}, files = {}, order = ['operations', 'map'] }: Sent): FormData => {
  const form = new FormData();
  for (const name of order)
    form.append(name, name === 'operations' ? JSON.stringify({ query, variables }) : typeof map === 'string' ? map : JSON.stringify(map));
  for (const [name, bytes] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${name}.png`);
  return form;
};

const post = async (form: FormData, { headers = {}, user = owner, host }: Pick<Sent, 'headers' | 'user' | 'host'> = {}) => {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const told = { authorization: `Bearer ${user.token}`, 'content-type': encoded.headers.get('content-type') ?? '', ...headers };
  const answer = await server.request('/graphql', { method: 'POST', headers: told, body, ...(host && { host }) });
  return { status: answer.status, ...answer.json<{ data?: Answer; errors?: { message: string; extensions?: Answer }[] }>() };
};

const send = (sent: Sent) => post(formOf(sent), sent);

const filesOfShop = async (): Promise<Answer[]> => (await ask('{ files { _id } }')).files;
const rows = async (): Promise<number> => {
  const { count } = await server.services.db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
const bytesOf = (folder: string): string[] => {
  const root = path.join(server.config.dataDir, folder);
  return existsSync(root)
    ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(root, name)).isFile())
    : [];
};
/** What a call must not leave behind: rows, stored bytes, files on this machine. */
const left = async () => ({ rows: await rows(), stored: bytesOf('files').length, scratch: bytesOf('scratch') });

const settled = (expected: Awaited<ReturnType<typeof left>>) => comes(async () => expect(await left()).toEqual(expected));

test('pictures come along: of a side, behind the images, of its measures; each is a file of the container', async () => {
  const [front, first, second, chart] = [await png(10), await png(20), await png(30), await png(40)];
  const answer = await send({
    variables: { params: params({ images: [{ src: '/static/a.png' }] }), front: null, more: [null, null], size_chart: null },
    map: { f: ['variables.front'], a: ['variables.more.0'], b: ['variables.more.1'], c: ['variables.size_chart'] },
    files: { f: front, a: first, b: second, c: chart },
  });
  expect(answer.errors).toBeUndefined();
  const made = answer.data!.makeItemInfo;
  expect(made.images.map(({ src }: Answer) => src)).toEqual([
    '/static/a.png',
    expect.stringMatching(/^\/files\//u),
    expect.stringMatching(/^\/files\//u),
  ]);
  expect(made).toMatchObject({ front: { src: expect.stringMatching(/^\/files\//u) }, back: null, size_chart: { src: expect.any(String) } });
  const ids = [made.front._id, made.images[1]._id, made.images[2]._id, made.size_chart._id];
  expect((await filesOfShop()).map(({ _id }) => _id)).toEqual(expect.arrayContaining(ids));
  const given = await fetch(`${server.origin}${made.front.src}`);
  expect([given.status, given.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(bytesOf('scratch')).toEqual([]);
  expect(bytesOf('files').filter((name) => name.startsWith('incoming'))).toEqual([]);
});

test('a size chart goes by a text or by its flag, in a multipart call or another', async () => {
  const chart = await png(50);
  const make = async () =>
    (await send({ variables: { params: params(), size_chart: null }, map: { c: ['variables.size_chart'] }, files: { c: chart } })).data!
      .makeItemInfo;
  const chartOf = async (variables: object) => (await server.graphql(MAKE, variables, mine)).data.makeItemInfo.size_chart;
  for (const change of [{ size_chart: 'remove' }, { size_chart: '/files/old.png' }, { size_chart_remove: true }]) {
    const made = await make();
    expect(made.size_chart).not.toBeNull();
    expect(await chartOf({ _id: made._id, params: params() })).toEqual(made.size_chart);
    expect(await chartOf({ _id: made._id, params: params(), ...change })).toBeNull();
  }
});

test('the same call under the same key is done once, and other bytes are another call', async () => {
  const picture = await png(60);
  const call = (bytes: Buffer): Sent => ({
    variables: { params: params({ name: 'Once' }), front: null },
    map: { f: ['variables.front'] },
    files: { f: bytes },
    headers: { 'idempotency-key': 'one-listing' },
  });
  const [first, second] = await Promise.all([send(call(picture)), send(call(picture))]);
  expect(first.errors).toBeUndefined();
  expect(second).toEqual(first);
  const before = await left();
  expect(await send(call(picture))).toEqual(first);
  const other = await send(call(await png(61)));
  expect(other.errors?.[0]?.extensions).toMatchObject({ refusal: 'request.keyUsed', made: { _id: first.data!.makeItemInfo._id } });
  expect((await ask('{ itemsInfo(name: "Once") { _id } }')).itemsInfo).toHaveLength(1);
  await settled(before);
});

describe('a refused call leaves nothing', () => {
  let before: Awaited<ReturnType<typeof left>>;
  beforeEach(async () => {
    before = await left();
  });
  afterEach(() => settled(before));

  let one: Sent;
  beforeAll(() => {
    one = { variables: { params: params(), front: null }, map: { f: ['variables.front'] } };
  });
  const refusalOf = async (sent: Sent) => {
    const { errors, status } = await send(sent);
    expect([errors?.length, status]).toEqual([1, 200]);
    return [errors?.[0]?.extensions?.refusal ?? errors?.[0]?.message, errors?.[0]?.extensions?.field];
  };

  test('where the listing is refused after its pictures were taken', async () => {
    expect(await refusalOf({ ...one, variables: { params: params({ price: 0 }), front: null }, files: { f: await png(70) } })).toEqual([
      'listing.price',
      'params.price',
    ]);
  });

  test('where a file is no picture, or says it is another kind than it is', async () => {
    expect(await refusalOf({ ...one, files: { f: Buffer.from('#!/bin/sh') } })).toEqual(['upload.notAPicture', 'front']);
    const jpeg = await sharp(await png(71))
      .jpeg()
      .toBuffer();
    expect((await refusalOf({ ...one, files: { f: jpeg } }))[0]).toBe('upload.otherType');
    expect(await refusalOf({ ...one, files: { f: Buffer.alloc(0) } })).toEqual(['upload.empty', 'front']);
  });

  test('where the caller may not make listings, or files', async () => {
    const staff = await makeStaff(server);
    const picture = await png(72);
    for (const [grants, lacks] of [
      [{ item_info: 'v' }, 'item_info: add'],
      [{ item_info: 'va' }, 'file: add'],
    ] as const) {
      const user = await staff.member(await staff.group(lacks, grants));
      const { errors } = await send({ ...one, files: { f: picture }, user, host: `${staff.container.domain}.localhost` });
      expect(errors?.[0]?.message).toContain(lacks);
    }
  });

  test.each<[string, Partial<Sent>, string]>([
    [
      'another operation',
      { query: 'query ($v: ID) { itemsInfo(_id: $v) { _id } }', variables: { v: null }, map: { f: ['variables.v'] } },
      'request.multipartOther',
    ],
    [
      'another mutation',
      { query: 'mutation ($v: ID!) { saveFile(_id: $v, tags: []) { _id } }', variables: { v: null }, map: { f: ['variables.v'] } },
      'request.multipartOther',
    ],
    ['a file that does not come', { files: {} }, 'request.multipartFile'],
    ['a file nobody named', { map: {} }, 'request.multipartFile'],
    ['a map to what is not null', { map: { f: ['variables.params'] } }, 'request.multipartMap'],
    ['a map to what is not there', { map: { f: ['variables.back'] } }, 'request.multipartMap'],
    ['a map outside the variables', { map: { f: ['query'] } }, 'request.multipartMap'],
    ['a map to a prototype', { map: { f: ['variables.__proto__.polluted'] } }, 'request.multipartMap'],
    ['a map to a constructor', { map: { f: ['variables.constructor.prototype'] } }, 'request.multipartMap'],
    ['a place twice', { map: { f: ['variables.front', 'variables.front'] } }, 'request.multipartMap'],
    ['a map that is a list', { map: [] }, 'request.multipartMap'],
    ['a map that is no JSON', { map: '{' }, 'request.multipartMap'],
    ['the map first', { order: ['map', 'operations'] }, 'request.multipartFirst'],
    ['no map', { order: ['operations'] }, 'request.multipartFirst'],
    ['operations twice', { order: ['operations', 'operations'] }, 'request.multipartFirst'],
  ])('with %s', async (_what, change, refusal) => {
    const { files = { f: await png(73) } } = change;
    expect((await refusalOf({ ...one, ...change, files }))[0]).toBe(refusal);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('with thousands of parts', async () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_none, at) => [`p${at}`, Buffer.from('x')]));
    expect((await refusalOf({ ...one, files: many }))[0]).toMatch(/request\.(multipartFile|tooManyFiles)/u);
    const map = Object.fromEntries(Array.from({ length: 3000 }, (_none, at) => [`p${at}`, ['variables.front']]));
    expect((await refusalOf({ ...one, map, files: {} }))[0]).toBe('request.multipartMap');
  });

  test('with a file that is too large, as soon as it is', async () => {
    expect((await refusalOf({ ...one, files: { f: Buffer.alloc(51 * 1024 * 1024) } }))[0]).toBe('upload.tooBig');
  });

  test('with a body that breaks off', async () => {
    const socket = net.connect(Number(new URL(server.origin).port), '127.0.0.1');
    const head = `--b\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON.stringify({ query: MAKE, variables: { params: params(), front: null } })}\r\n--b\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"f":["variables.front"]}\r\n--b\r\ncontent-disposition: form-data; name="f"; filename="f.png"\r\ncontent-type: image/png\r\n\r\n`;
    socket.on('error', () => undefined);
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: ${new URL(server.origin).host}\r\nauthorization: Bearer ${owner.token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 100000000\r\n\r\n${head}${'x'.repeat(100_000)}`,
    );
    await comes(() => expect(bytesOf('scratch')).not.toEqual([]));
    socket.destroy();
    await comes(() => expect(bytesOf('scratch')).toEqual([]));
  });

  test('a JSON call cannot pretend to have files', async () => {
    for (const front of [{ path: '/etc/passwd' }, 7, ['x']])
      expect((await server.graphql(MAKE, { params: params(), front }, mine)).errors?.[0]?.message).toContain('multipart request');
    expect((await server.graphql(MAKE, { params: params(), front: '/etc/passwd' }, mine)).errors?.[0]?.extensions).toMatchObject({
      refusal: 'request.noUpload',
    });
  });
});

test('without a boundary it is told so, and strangers are turned away before anything is read', async () => {
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'multipart/form-data' };
  const answer = await server.request('/graphql', { headers, body: 'a' });
  expect(answer.json()).toMatchObject({ errors: [{ extensions: { refusal: 'request.multipart' } }] });
  expect((await post(formOf({ variables: {} }), { user: { ...owner, token: 'x' } })).status).toBe(400);
});

describe('convertItemImages', () => {
  const CONVERT = `mutation ($_id: ID!, $image_id: ID, $images_remove: [ID!]) {
    convertItemImages(_id: $_id, image_id: $image_id, images_remove: $images_remove) { _id images { _id src } }
  }`;

  test('a picture that lies here becomes the file it is; others go where they are named', async () => {
    const { makeItemInfo: made } = (
      await send({ variables: { params: params(), more: [null] }, map: { a: ['variables.more.0'] }, files: { a: await png(80) } })
    ).data!;
    const [{ _id: file, src }] = made.images;
    const strange = (await ask(MAKE, { params: params({ images: [{ src }, { src: '/static/a.png' }, { src: '/static/b.png' }] }) }))
      .makeItemInfo;
    expect(strange.images[0]._id).toBeNull();
    const { images } = (await ask(CONVERT, { _id: strange._id, images_remove: ['/static/b.png'] })).convertItemImages;
    expect(images).toEqual([
      { _id: file, src },
      { _id: null, src: '/static/a.png' },
    ]);
  });

  test('a picture nobody has, a listing of others and an address of this machine are refused', async () => {
    const refusal = async (variables: object) => (await server.graphql(CONVERT, variables, mine)).errors?.[0]?.extensions?.refusal;
    const made = (await ask(MAKE, { params: params({ images: [{ src: 'http://127.0.0.1:1/a.png' }] }) })).makeItemInfo;
    expect(await refusal({ _id: made._id, image_id: 'nobody' })).toBe('listing.imageUnknown');
    expect(await refusal({ _id: 'f'.repeat(24) })).toBe('listing.missing');
    expect(await refusal({ _id: made._id })).toBe('shop.privateAddress');
  });
});
