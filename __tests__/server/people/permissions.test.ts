import { buildSchema } from 'graphql';
import type { ModulePermission, SignedInUser } from '../../../src/server/kernel/context';
import { operations } from '../../../src/server/operations';
import { requirePermission } from '../../../src/server/kernel/permission';
import type { Rule } from '../../../src/server/kernel/operation';
import { readContract } from '../../../src/server/graphql/schema';
import { ROOT, startTestServer, type TestServer } from '../harness';

const NOTHING = { view: false, add: false, update: false, delete: false };

const user = (role: string, permission: readonly ModulePermission[] = []): SignedInUser => ({
  _id: 'a'.repeat(24),
  email: 'someone@example.test',
  role,
  groups: [role],
  permission,
});

const may = (who: SignedInUser, rule: Rule | undefined): string => {
  try {
    requirePermission(who, rule);
    return 'yes';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the rule', () => {
  const rule: Rule = { module: 'store', access: 'update' };

  test.each(['root', 'super_root'])('%s holds every permission', (role) => {
    expect(may(user(role), rule)).toBe('yes');
  });

  test('others hold what their group grants, access by access', () => {
    const granted = (access: Partial<typeof NOTHING>) =>
      user('sale', [{ module: 'store', title: 'Stores', access: { ...NOTHING, ...access } }]);
    expect(may(granted({ update: true }), rule)).toBe('yes');
    expect(may(granted({ view: true, add: true, delete: true }), rule)).toContain('“store: update”');
    expect(may(user('sale'), rule)).toContain('“store: update”');
  });

  test('what has no rule is refused to everybody, the owner too', () => {
    expect(may(user('root'), undefined)).not.toBe('yes');
    expect(may(user('super_root'), undefined)).not.toBe('yes');
  });
});

describe('the contract', () => {
  const contract = buildSchema(readContract(ROOT, 'schema'));
  const nobody = user('sale');

  test.each([
    ['queries', contract.getQueryType(), operations.Query],
    ['mutations', contract.getMutationType(), operations.Mutation],
  ] as const)('has the very %s that are answered, each under a rule', (_kind, type, answered) => {
    expect(Object.keys(answered).sort()).toEqual(Object.keys(type?.getFields() ?? {}).sort());
    for (const [name, { rule }] of Object.entries(answered)) {
      // A rule that depends on the arguments is looked at over HTTP (access.test.ts).
      const refusal = typeof rule === 'function' ? '' : may(nobody, rule);
      expect([name, refusal]).not.toEqual([name, expect.stringContaining('no permission is defined')]);
    }
  });
});

describe('over HTTP, in the demo', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ demo: true, workers: false });
  });
  afterAll(() => server.stop());

  const refusal = async (email: string, query: string): Promise<string | undefined> => {
    const token = await server.signIn(email);
    const { status, errors } = await server.graphql(query, {}, { token });
    expect(status).toBe(200);
    return errors?.[0]?.message;
  };

  test('a support member may look at jobs’ neighbours but not trash stores, and hears which permission is missing', async () => {
    const trash = 'mutation { trashStore(delete_ids: ["0123456789abcdef01234567"]) }';
    expect(await refusal('support@demo.test', trash)).toMatch(/You need the “store: delete” permission/);
    expect(await refusal('seller@demo.test', trash)).not.toMatch(/permission/);
  });

  test('super_root reaches both containers, the others one', async () => {
    const who = '{ cUser { role auth_docker { current docker { domain } } } }';
    const token = await server.signIn('super@demo.test');
    for (const host of ['demo.localhost', 'rival.localhost']) {
      const { data } = await server.graphql(who, {}, { token, host });
      expect(data.cUser.role).toBe('super_root');
      expect(data.cUser.auth_docker.find(({ current }: { current: boolean }) => current).docker.domain).toBe(host.split('.')[0]);
    }
    const seller = await server.signIn();
    expect((await server.graphql(who, {}, { token: seller, host: 'rival.localhost' })).status).toBe(400);
  });
});
