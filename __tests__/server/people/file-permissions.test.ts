import sharp from 'sharp';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { makeStaff, type Staff } from '../staff';
import { uploadClient } from '../upload-client';

let server: TestServer;
let staff: Staff;
let bytes: Buffer;
/** One person for each of the two modules, and one file of each. */
let designer: TestUser;
let librarian: TestUser;
let artwork: string;
let picture: string;

const uploadAs = (who: TestUser, type: string, filename: string) =>
  uploadClient(server, who, `${staff.container.domain}.localhost`).upload({ bytes, filename, type });
const DESIGN_MISSING = (access: string) => `FORBIDDEN: You need the “design: ${access}” permission. Ask the workspace owner.`;
const FILE_MISSING = (access: string) => `FORBIDDEN: You need the “file: ${access}” permission. Ask the workspace owner.`;

beforeAll(async () => {
  server = await startTestServer();
  staff = await makeStaff(server);
  bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0080ff' } })
    .png()
    .toBuffer();
  designer = await staff.member(await staff.group('Designers', { design: 'vaud' }));
  librarian = await staff.member(await staff.group('Librarians', { file: 'vaud' }));
  artwork = (await uploadAs(designer, 'design', 'art.png')).data.updatePreSignedFile._id;
  picture = (await uploadAs(librarian, 'image', 'photo.png')).data.updatePreSignedFile._id;
});
afterAll(() => server.stop());

const SAVE = 'mutation ($_id: ID!, $mask: String) { saveFile(_id: $_id, tags: ["mine"], mask: $mask) { tags mask } }';
const TAG = 'mutation ($ids: [ID!]!) { tagFile(ids: $ids, add: ["neon"]) { tags } }';
const MOVE = 'mutation ($ids: [ID!]!, $status: String!) { moveFile(ids: $ids, status: $status) { status } }';
const TRASH = 'mutation ($ids: [ID!]!) { trashFile(delete_ids: $ids) }';
const CHECK = 'query ($action: String!, $ids: [ID!]!) { bulkCheck(action: $action, ids: $ids) { ok } }';
const names = async (who: TestUser, mask?: string) =>
  (await staff.ask(who, 'query ($mask: String) { files(mask: $mask) { filename } }', { mask })).data.files.map(
    ({ filename }: { filename: string }) => filename,
  );

test('the design collection alone is enough to work in it', async () => {
  const answer = async (document: string, variables: object) => {
    const { data, errors } = await staff.ask(designer, document, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  const one = { _id: artwork };
  const many = { ids: [artwork] };
  expect(await names(designer, 'design')).toEqual(['art.png']);
  expect(
    await answer('query ($_id: ID!) { file(_id: $_id) { filename } fileUses(_id: $_id) { name } fileBlob(_id: $_id) { mimetype } }', one),
  ).toEqual({ file: { filename: 'art.png' }, fileUses: [], fileBlob: { mimetype: 'image/png' } });
  expect(await answer('{ fileCounter(mask: "design") { published } }', {})).toEqual({ fileCounter: { published: 1 } });
  expect(await answer(SAVE, one)).toEqual({ saveFile: { tags: ['mine'], mask: 'design' } });
  expect(await answer(TAG, many)).toEqual({ tagFile: [{ tags: ['mine', 'neon'] }] });
  expect(await answer('{ fileTags(mask: "design") { tag } }', {})).toEqual({ fileTags: [{ tag: 'mine' }, { tag: 'neon' }] });
  expect(await answer(CHECK, { action: 'trashFile', ...many })).toEqual({ bulkCheck: [{ ok: true }] });
  expect(await answer(TRASH, many)).toEqual({ trashFile: [artwork] });
  expect(await answer(MOVE, { ...many, status: 'published' })).toEqual({ moveFile: [{ status: 'published' }] });
  const spare = (await uploadAs(designer, 'design', 'spare.png')).data.updatePreSignedFile._id;
  expect(await answer('mutation ($_id: ID!) { removeFile(_id: $_id) }', { _id: spare })).toEqual({ removeFile: spare });
});

test.each([
  ['the designer', () => designer, () => picture, FILE_MISSING],
  ['the librarian', () => librarian, () => artwork, DESIGN_MISSING],
])('%s is refused the files of the other module, by the permission that is missing', async (_name, who, other, missing) => {
  const id = other();
  const refusal = (document: string, variables: object = { _id: id, ids: [id] }) => staff.refusal(who(), document, variables);
  expect(await refusal('query ($_id: ID!) { file(_id: $_id) { filename } }', { _id: id })).toBe(missing('view'));
  expect(await refusal('query ($_id: ID!) { fileUses(_id: $_id) { name } }', { _id: id })).toBe(missing('view'));
  expect(await refusal('query ($_id: ID!) { fileBlob(_id: $_id) { data } }', { _id: id })).toBe(missing('view'));
  expect(await refusal(SAVE, { _id: id })).toBe(missing('update'));
  expect(await refusal(TAG, { ids: [artwork, picture] })).toBe(missing('update'));
  expect(await refusal(MOVE, { ids: [id], status: 'draft' })).toBe(missing('update'));
  expect(await refusal(MOVE, { ids: [id], status: 'Trashed' })).toBe(missing('delete'));
  expect(await refusal(TRASH, { ids: [id] })).toBe(missing('delete'));
  expect(await refusal('mutation ($_id: ID!) { removeFile(_id: $_id) }', { _id: id })).toBe(missing('delete'));
  expect(await refusal(CHECK, { action: 'tagFile', ids: [id] })).toBe(missing('update'));
});

test('a file goes from one module to the other only by somebody who holds both', async () => {
  expect(await staff.refusal(designer, SAVE, { _id: artwork, mask: 'image' })).toBe(FILE_MISSING('update'));
  expect(await staff.refusal(librarian, SAVE, { _id: picture, mask: 'design' })).toBe(DESIGN_MISSING('update'));
  const both = await staff.member(await staff.group('Both', { design: 'vu', file: 'vu' }));
  expect((await staff.ask(both, SAVE, { _id: artwork, mask: 'image' })).data.saveFile.mask).toBe('image');
  expect((await staff.ask(both, SAVE, { _id: artwork, mask: 'design' })).data.saveFile.mask).toBe('design');
});

test('each uploads to their own module alone', async () => {
  const told = async (who: TestUser, type: string) => (await uploadAs(who, type, 'x.png')).errors?.[0]?.message;
  expect(await told(designer, 'image')).toContain('“file: add”');
  expect(await told(librarian, 'Design')).toContain('“design: add”');
});

test('a picture is replaced by whoever may change its file', async () => {
  const REPLACE = 'mutation ($_id: ID!, $upload_id: ID!) { replaceFile(_id: $_id, upload_id: $upload_id) { filename } }';
  const reserve = async (who: TestUser, type: string) => {
    const client = uploadClient(server, who, `${staff.container.domain}.localhost`);
    const { _id, url } = (await client.sign({ bytes, type })).data.signedUpload;
    await client.put(url, bytes);
    return _id as string;
  };
  const own = await reserve(designer, 'design');
  expect((await staff.ask(designer, REPLACE, { _id: artwork, upload_id: own })).data.replaceFile).toEqual({ filename: 'art.png' });
  const theirs = await reserve(librarian, 'image');
  expect(await staff.refusal(librarian, REPLACE, { _id: artwork, upload_id: theirs })).toBe(DESIGN_MISSING('update'));
});

test('the list of all files leaves the design collection to those who may see it', async () => {
  expect(await names(librarian)).toEqual(['photo.png']);
  expect((await names(staff.owner)).toSorted()).toEqual(['art.png', 'photo.png']);
  expect(await staff.refusal(designer, '{ files { _id } }')).toBe(FILE_MISSING('view'));
  expect((await staff.ask(librarian, '{ fileTags { tag } fileCounter { published } }')).data).toEqual({
    fileTags: [],
    fileCounter: { published: 1 },
  });
});
