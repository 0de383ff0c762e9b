import type { Container } from '../../src/server/kernel/context';
import { seedCatalogue } from '../../src/server/demo/catalogue';
import { startTestServer, type GraphQLOptions, type TestServer, type TestUser } from './harness';

/** What a test reads of an answer. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = any;

export type Ask = (document: string, variables?: object, options?: GraphQLOptions) => Promise<Answer>;

/** A shop with the demo's product types and its owner, and the owner of another shop, from whom all of it is hidden. */
export interface TwoShops {
  readonly server: TestServer;
  readonly container: Container;
  readonly owner: TestUser;
  readonly mine: GraphQLOptions;
  readonly other: Container;
  readonly stranger: TestUser;
  readonly theirs: GraphQLOptions;
  /** The data of an answer to the owner, unless said otherwise; throws what was refused. */
  readonly ask: Ask;
}

/** Makes them before the tests of a file, on a server of its own. */
export const withTwoShops = (use: (made: TwoShops) => void): void => {
  let server: TestServer | undefined;

  beforeAll(async () => {
    const started = await startTestServer();
    server = started;
    const container = await started.makeContainer('first');
    const owner = await started.makeUser(container);
    const other = await started.makeContainer('second');
    const stranger = await started.makeUser(other);
    await started.services.inContainer(container._id, seedCatalogue);
    const mine = { token: owner.token };
    const theirs = { token: stranger.token, host: 'second.localhost' };
    const ask: Ask = async (document, variables = {}, options = mine) => {
      const { data, errors } = await started.graphql(document, variables, options);
      if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
      return data;
    };
    use({ server: started, container, owner, mine, other, stranger, theirs, ask });
  });

  afterAll(() => server?.stop());
};
