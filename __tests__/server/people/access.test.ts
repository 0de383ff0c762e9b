import { permittedNavigation, NAVIGATION } from '../../../src/client/shell/layout/navigation';
import { hasAnyRole } from '../../../src/domain/people/roles';
import { PERMISSION_MODULES } from '../../../src/domain/people/permissions';
import type { Rule } from '../../../src/server/kernel/operation';
import { everyCall, type Call } from '../every-operation';
import { startTestServer, type GraphQLAnswer, type TestServer, type TestUser } from '../harness';
import { makeStaff, type Staff } from '../staff';
import { isLongRun } from '../../support/long-runs';

const MISSING = 'f'.repeat(24);
const calls = everyCall();

let server: TestServer;
let staff: Staff;
/** Everybody who may come in, by what they are. */
let people: Record<string, TestUser>;

beforeAll(async () => {
  server = await startTestServer();
  staff = await makeStaff(server);
  const everything = Object.fromEntries(PERMISSION_MODULES.map((module) => [module, 'v']));
  const viewers = await staff.group('Viewers', everything);
  const support = await staff.group('Support', { order: 'vu', messenger: 'vau', store: 'v', job: 'v' }, { role: 'support' });
  const sale = await staff.group('Sale', { ...everything, order: 'vaud', store: 'vaud', item_info: 'vaud', user: 'vau' }, { role: 'sale' });
  const nothing = await staff.group('Nothing', {});
  people = {
    root: staff.owner,
    super_root: await staff.member(undefined, 'super_root'),
    sale: await staff.member(sale),
    support: await staff.member(support),
    viewer: await staff.member(viewers),
    nothing: await staff.member(nothing),
    'without a group': await staff.member(undefined, 'sale'),
  };
});
afterAll(() => server.stop());

const NAMES = ['root', 'super_root', 'sale', 'support', 'viewer', 'nothing', 'without a group'];
const someone = (name: string): TestUser => {
  const who = people[name];
  if (!who) throw new Error(`There is no ${name}.`);
  return who;
};

/** Operations everybody signed in may call: they tell or change nothing but the caller's own. */
const FOR_EVERYBODY = [
  'alerts',
  'bookmarksSave',
  'cUser',
  'clipartCategories',
  'cliparts',
  'endLoginAs',
  'fonts',
  'makeAlert',
  'notificationMake',
  'notificationReadAll',
  'notifications',
  'notificationsCount',
  'trashListView',
  'updateProfile',
  'userPermissions',
];

/** What is taken away, or told of, is one's own: it takes no more than the right to look. */
const OWN = ['trashEditorDraft', 'presence'];

/** `getUserById` of anybody but oneself. */
const OTHERS: Rule = { module: 'user', access: 'view' };

const ruleOf = (call: Call, args: object): Rule => (call.name === 'getUserById' ? OTHERS : call.rule(args));

const permissionOf = async (who: TestUser): Promise<ReadonlySet<string>> => {
  const { data } = await staff.ask(who, '{ userPermissions { module access { view add update delete } } }');
  return new Set(
    data.userPermissions.flatMap(({ module, access }: { module: string; access: Record<string, boolean> }) =>
      Object.keys(access)
        .filter((name) => access[name])
        .map((name) => `${module}: ${name}`),
    ),
  );
};

const missingPermission = ({ errors }: GraphQLAnswer): string | undefined =>
  errors?.map(({ message }) => /You need the “(.+?)” permission/.exec(message)?.[1]).find(Boolean);

describe('every operation', () => {
  test('what is for everybody is on a short list, and what takes something away takes the right to', () => {
    const open = calls.filter((call) => call.rule(call.with(MISSING).args) === 'signed-in' && call.name !== 'getUserById');
    expect(open.map(({ name }) => name).sort()).toEqual(FOR_EVERYBODY);
    for (const call of calls.filter(
      ({ name }) => /^(trash|remove|delete|jobsRemove)/.test(name) && ![...FOR_EVERYBODY, ...OWN].includes(name),
    )) {
      const rule = call.rule(call.with(MISSING).args);
      // Whoever may change a store writes the posts of its blog, and throws them away.
      if (!call.name.endsWith('View') && call.name !== 'trashBlog')
        expect([call.name, rule]).toEqual([call.name, expect.objectContaining({ access: 'delete' })]);
    }
    for (const call of calls.filter(({ kind, name }) => kind === 'mutation' && ![...FOR_EVERYBODY, ...OWN].includes(name))) {
      const rule = call.rule(call.with(MISSING).args);
      if (!/^makeList/.test(call.name)) expect([call.name, rule]).not.toEqual([call.name, expect.objectContaining({ access: 'view' })]);
    }
  });

  /** What is wrong when somebody calls all of them: let in against a rule, kept out against it, or a fault of ours. */
  const wrongFor = async (
    who: TestUser,
    { optionals, asked = calls }: { readonly optionals: readonly boolean[]; readonly asked?: typeof calls },
  ): Promise<string[]> => {
    const held = await permissionOf(who);
    const { cUser } = (await staff.ask(who, '{ cUser { role groups } }')).data;
    const wrong: string[] = [];
    for (const call of asked) {
      for (const optional of optionals) {
        const { document, args } = call.with(MISSING, { optional });
        const rule = ruleOf(call, args);
        const needed = rule === 'signed-in' ? undefined : `${rule.module}: ${rule.access}`;
        const other = rule === 'signed-in' || !rule.or ? undefined : `${rule.or}: ${rule.access}`;
        const answer = await staff.ask(who, document, args);
        const also = rule === 'signed-in' || !rule.and ? undefined : `${rule.and.module}: ${rule.and.access}`;
        const mayFirst = needed === undefined || held.has(needed) || (other && held.has(other));
        const barred = rule !== 'signed-in' && rule.roles !== undefined && !hasAnyRole(cUser, rule.roles);
        const expected = barred ? undefined : !mayFirst ? needed : also && !held.has(also) ? also : undefined;
        if (answer.status !== 200) wrong.push(`${call.name}: HTTP ${answer.status}`);
        if (missingPermission(answer) !== expected) wrong.push(`${call.name}: ${missingPermission(answer)} instead of ${expected}`);
        const told = answer.errors?.some(({ extensions }) => extensions?.refusal === 'permission.role') ?? false;
        if (told !== barred) wrong.push(`${call.name}: ${told ? 'barred' : 'let in'} by its roles`);
        const faults = answer.errors?.filter(({ extensions }) => extensions?.code === 'INTERNAL' || !extensions?.code) ?? [];
        for (const { message } of faults) wrong.push(`${call.name}: ${message}`);
      }
    }
    return wrong;
  };

  test.each(NAMES)('is permitted to %s exactly by its rule, and a refusal names what is missing', async (name) => {
    const at = NAMES.indexOf(name);
    // Two people call everything with and without what may be left out, the others in turn; the long run has both for all.
    const optionals = isLongRun || ['super_root', 'nothing'].includes(name) ? [false, true] : [at % 2 === 0];
    expect(await wrongFor(someone(name), { optionals })).toEqual([]);
  });

  /** The grants an operation's rule names, such as `order update`. */
  const grantsOf = (call: Call): readonly string[] => {
    const rule = ruleOf(call, call.with(MISSING).args);
    if (rule === 'signed-in') return [];
    const { module, or, and, access } = rule;
    return [`${module} ${access}`, ...(or ? [`${or} ${access}`] : []), ...(and ? [`${and.module} ${and.access}`] : [])];
  };

  test('is permitted to whoever holds one grant alone exactly where its rule asks for that one', async () => {
    const named = new Set(calls.flatMap(grantsOf));
    // A grant nobody asks for is as good as none, and of what has nothing to do with its module one in twenty is tried; the long run tries all.
    const left = PERMISSION_MODULES.flatMap((module) =>
      (['view', 'add', 'update', 'delete'] as const).map((access) => ({ module, access })),
    ).filter(({ module, access }) => isLongRun || named.has(`${module} ${access}`));
    const wrong: string[] = [];
    const work = async (): Promise<void> => {
      for (let next = left.pop(); next; next = left.pop()) {
        const { module, access } = next;
        const nth = left.length % 20;
        const asked = calls.filter(
          (call, at) => isLongRun || at % 20 === nth || grantsOf(call).some((grant) => grant.startsWith(`${module} `)),
        );
        const holder = await staff.member(await staff.group(`Only ${module} ${access}`, { [module]: access.charAt(0) }));
        for (const fault of await wrongFor(holder, { optionals: [false], asked })) wrong.push(`${module} ${access}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
    expect(wrong).toEqual([]);
  });

  test('is closed to whoever is signed out, blocked, invited, or of another container', async () => {
    const blocked = await staff.member(undefined, 'root');
    const invited = await staff.member(undefined, 'root');
    const table = server.services.db.updateTable('memberships');
    await table.set({ status: 'Blocked' }).where('user_id', '=', blocked._id).execute();
    await table.set({ status: 'Pending' }).where('user_id', '=', invited._id).execute();
    const { owner: foreigner } = await makeStaff(server);
    const nobody = { ...blocked, token: 'nobody' };
    const open: string[] = [];
    for (const who of [blocked, invited, foreigner, nobody]) {
      for (const call of calls) {
        const { document, args } = call.with(MISSING);
        const { status, data } = await staff.ask(who, document, args);
        if (status !== 400 || data) open.push(call.name);
      }
    }
    expect(open).toEqual([]);
  });
});

describe('the menu', () => {
  /** A query that takes nothing but the right to view the module. */
  const viewOf = (module: string) =>
    calls.find((call) => {
      const rule = call.kind === 'query' ? call.rule(call.with(MISSING).args) : 'signed-in';
      return rule !== 'signed-in' && !rule.or && !rule.roles && rule.module === module && rule.access === 'view';
    });

  test.each(NAMES)('shows %s just the screens whose rows the server lets them view', async (name) => {
    const who = someone(name);
    const held = await permissionOf(who);
    const { data } = await staff.ask(who, '{ cUser { role groups permission { module access { view } } } }');
    const shown = new Set(permittedNavigation(data.cUser).flatMap(({ entries }) => entries.map(({ id }) => id)));
    for (const { id, permission, roles, setting } of NAVIGATION.flatMap(({ entries }) => entries)) {
      // What a role or a setting decides as well is no matter of permissions alone (Invoice, Trend).
      if (permission === null || roles.includes('super_root') || setting) continue;
      const call = viewOf(permission);
      let allowed = held.has(`${permission}: view`);
      if (call) {
        const { document, args } = call.with(MISSING);
        allowed = missingPermission(await staff.ask(who, document, args)) === undefined;
      }
      expect([id, shown.has(id)]).toEqual([id, allowed]);
    }
  });
});
