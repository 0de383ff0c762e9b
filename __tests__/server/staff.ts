import type { Container } from '../../src/server/kernel/context';
import type { GraphQLAnswer, GraphQLOptions, TestServer, TestUser } from './harness';

type Grants = Record<string, string>;

/** `{ store: 'va' }` as the contract writes it: view and add of stores. */
export const granting = (grants: Grants) =>
  Object.entries(grants).map(([module, flags]) => ({
    module,
    access: { view: flags.includes('v'), add: flags.includes('a'), update: flags.includes('u'), delete: flags.includes('d') },
  }));

export const MAKE_GROUP = `mutation ($id: ID, $params: UserGroupInput!) {
  makeUserGroup(id: $id, params: $params) {
    _id name status role parent_id is_default user_count manageable permission { module access { view add update delete } }
  } }`;

export const MAKE_USER = `mutation ($id: ID, $params: UserInput!) {
  makeUser(id: $id, params: $params) { invite_url user { _id name email role groups status last_login phone_number vip group { name } } } }`;

/** A container with an owner, and what is needed to fill it with groups and members. */
export interface Staff {
  readonly container: Container;
  readonly owner: TestUser;
  ask(who: TestUser, document: string, variables?: object, options?: GraphQLOptions): Promise<GraphQLAnswer>;
  /** The sentence of a refusal, with its code; fails when there is none. */
  refusal(who: TestUser, document: string, variables?: object): Promise<string>;
  group(name: string, grants: Grants, more?: object): Promise<string>;
  member(groupId: string | undefined, role?: string): Promise<TestUser>;
}

export const makeStaff = async (server: TestServer): Promise<Staff> => {
  const container = await server.makeContainer();
  const host = `${container.domain}.localhost`;
  const owner = await server.makeUser(container);
  const ask: Staff['ask'] = (who, document, variables, options) =>
    server.graphql(document, variables, { token: who.token, host, ...options });
  return {
    container,
    owner,
    ask,
    refusal: async (who, document, variables) => {
      const { errors, data } = await ask(who, document, variables);
      const [error] = errors ?? [];
      if (!error) throw new Error(`Nothing was refused: ${JSON.stringify(data)}`);
      return `${error.extensions?.code}: ${error.message}`;
    },
    group: async (name, grants, more = {}) => {
      const answer = await ask(owner, MAKE_GROUP, { params: { name, permission: granting(grants), ...more } });
      if (answer.errors) throw new Error(answer.errors[0]?.message);
      return answer.data.makeUserGroup._id as string;
    },
    member: (groupId, role = 'staff') => server.makeUser(container, { role, groupId }),
  };
};
