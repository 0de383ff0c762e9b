import type { SceneLayer } from '../../../src/scene/document';
import { fromSceneSide } from '../../../src/scene/side-codec';
import type { Container } from '../../../src/server/kernel/context';
import { seedCatalogue } from '../../../src/server/demo/catalogue';
import { side, text } from '../../fixtures/golden/layers';
import { startTestServer, type GraphQLOptions, type TestServer } from '../harness';

let server: TestServer;
let mine: GraphQLOptions;
let theirs: GraphQLOptions;

beforeAll(async () => {
  server = await startTestServer();
  const sellerOf = async (domain: string): Promise<GraphQLOptions> => {
    const container: Container = await server.makeContainer(domain);
    await server.services.inContainer(container._id, seedCatalogue);
    return { token: (await server.makeUser(container)).token, host: `${domain}.localhost` };
  };
  [mine, theirs] = [await sellerOf('mine'), await sellerOf('theirs')];
});

afterAll(() => server.stop());

const MAKE_PREVIEW = 'mutation ($side: MockupSideInput!) { makeMockupPreview(side: $side) { _id url } }';

const preview = async (layers: readonly SceneLayer[], by = mine) => {
  const { data, errors } = await server.graphql(MAKE_PREVIEW, { side: fromSceneSide(side('front', { layers })) }, by);
  return { drawn: data?.makeMockupPreview?._id as string | undefined, refused: errors?.[0]?.message };
};

const health = async (): Promise<{ status: number; ms: number }> => {
  const start = performance.now();
  const { status } = await server.request('/healthz');
  return { status, ms: performance.now() - start };
};

/** Takes a while to draw, and is another picture for each seed. */
const costly = (seed: number): SceneLayer[] =>
  [...Array(12)].map((_, at) => text(`words ${at}`, `Peak ${seed}`, { y: 300 + 20 * at, shadowColor: '#000000', shadowBlur: 90 }));

test('a text nobody could read is refused in one sentence', async () => {
  const long = await preview([text('words', 'Peak '.repeat(20_000))]);
  expect(long).toEqual({ drawn: undefined, refused: expect.stringMatching(/characters/) });
});

test('while a shop has many sides drawn, everything else is answered, and another shop waits for its own turn alone', async () => {
  // Both processes have loaded what they draw with.
  await Promise.all([preview(costly(0)), preview(costly(0), theirs)]);
  let open = 5;
  const flood = [...Array(open)].map((_, seed) => preview(costly(seed + 1)).finally(() => (open -= 1)));
  const other = preview([text('words', 'Peak')], theirs).then(({ drawn }) => ({ drawn, open }));
  const answers: { status: number; ms: number }[] = [];
  while (open > 0) answers.push(await health());
  expect((await other).drawn).toMatch(/\w/);
  expect((await other).open).toBeGreaterThan(0);
  for (const { drawn } of await Promise.all(flood)) expect(drawn).toMatch(/\w/);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // The one in the middle: a busy machine may hold up any single one.
  expect(answers.map(({ ms }) => ms).sort((a, b) => a - b)[answers.length >> 1]).toBeLessThan(200);
});
