/**
 * Who may import whom, and what to do instead. This is the table behind the rules in `boundaries.mjs`; docs/architecture.md tells why.
 * A layer may always import itself; `may` lists what else.
 */
const shared = ['contract', 'domain'];
const table = [
  { id: 'contract', path: /^src\/contract\//, may: [] },
  { id: 'domain', path: /^src\/domain\//, may: ['contract'] },
  { id: 'scene', path: /^src\/scene\//, may: shared },
  ...Object.entries({
    // Lowest first: a folder of the server may import those named here, and all of them its kernel.
    kernel: [],
    isolated: [],
    connectors: [],
    render: ['scene'],
    sandbox: ['connectors'],
    jobs: ['connectors'],
    erasures: ['connectors'],
    inbox: [],
    audit: [],
    'sign-in': ['audit', 'inbox'],
    people: ['audit', 'inbox', 'sign-in'],
    papers: ['render'],
    integrations: ['connectors'],
    wallet: ['connectors', 'jobs', 'outside', 'integrations'],
    files: [],
    fonts: ['scene', 'render', 'files'],
    catalogue: ['sign-in', 'files', 'jobs'],
    mockups: ['scene', 'render', 'files', 'fonts'],
    designs: ['scene', 'render', 'files', 'mockups'],
    drafts: ['mockups'],
    outside: ['connectors', 'sandbox', 'integrations'],
    mail: ['connectors', 'erasures', 'outside', 'sandbox', 'jobs', 'inbox', 'files', 'integrations'],
    stores: ['connectors', 'outside', 'sandbox', 'jobs', 'inbox', 'files', 'mail'],
    fulfilments: ['connectors', 'outside'],
    'job-groups': ['jobs', 'stores'],
    'shipping-presets': ['stores'],
    categories: ['connectors', 'stores'],
    documents: ['connectors', 'outside', 'jobs', 'inbox', 'files', 'integrations', 'papers', 'render', 'stores', 'job-groups'],
    listings: [
      'connectors',
      'outside',
      'jobs',
      'documents',
      'inbox',
      'files',
      'integrations',
      'mockups',
      'stores',
      'job-groups',
      'shipping-presets',
      'categories',
    ],
    sales: ['connectors', 'erasures', 'jobs', 'inbox', 'integrations', 'wallet', 'files', 'stores', 'job-groups', 'outside'],
    sourcing: ['connectors', 'jobs', 'files', 'outside', 'catalogue', 'fulfilments', 'sales'],
    making: ['connectors', 'jobs', 'inbox', 'wallet', 'files', 'mockups', 'render', 'fonts', 'stores', 'fulfilments', 'outside', 'sales'],
    parcels: ['connectors', 'jobs', 'inbox', 'integrations', 'stores', 'outside', 'sales'],
    workshop: ['connectors', 'jobs', 'files', 'render', 'fulfilments', 'sales', 'making'],
    paypal: ['connectors', 'jobs', 'inbox', 'integrations', 'files', 'stores', 'outside', 'sales', 'parcels'],
    rules: ['jobs'],
    tasks: ['connectors', 'jobs', 'files', 'stores', 'outside', 'sales', 'making'],
    support: [
      'connectors',
      'erasures',
      'jobs',
      'inbox',
      'files',
      'mail',
      'rich-text',
      'stores',
      'outside',
      'rules',
      'sales',
      'making',
      'tasks',
    ],
    invoices: ['jobs', 'sign-in', 'papers', 'wallet', 'stores', 'sales'],
    privacy: ['audit', 'erasures', 'jobs', 'sign-in', 'sales', 'paypal', 'tasks', 'support', 'stores', 'files'],
    queue: ['jobs', 'stores', 'sales', 'paypal', 'tasks', 'support'],
    external: ['connectors', 'jobs', 'inbox', 'files', 'stores', 'outside', 'sourcing', 'job-groups', 'listings'],
    blogs: ['connectors', 'outside', 'jobs', 'inbox', 'files', 'rich-text', 'stores', 'job-groups', 'sales'],
    trends: ['sales', 'listings', 'tasks'],
    reports: ['jobs', 'stores', 'job-groups', 'sales', 'wallet'],
    rates: ['connectors', 'integrations', 'jobs', 'outside', 'sales'],
    'container-settings': ['integrations', 'sales', 'rates', 'sign-in'],
    'app-configs': ['connectors', 'integrations', 'documents', 'outside', 'wallet', 'mail', 'paypal', 'sales', 'rates'],
    'rich-text': [],
    lists: [],
    graphql: ['audit', 'sign-in'],
    live: ['inbox', 'sign-in'],
    http: [],
    ops: [],
    account: ['audit', 'connectors', 'jobs', 'sign-in', 'people', 'papers', 'wallet', 'sales', 'support'],
    help: ['account'],
    backup: ['jobs', 'files'],
    'secret-keys': ['connectors', 'erasures', 'fulfilments', 'integrations', 'mail', 'paypal', 'sign-in', 'stores'],
  }).map(([folder, may]) => ({
    id: `server/${folder}`,
    path: folder === 'kernel' ? /^src\/server\/(kernel|db)\// : new RegExp(`^src\\/server\\/${folder}\\/`),
    may: [...shared, 'server/kernel', ...may.map((name) => (name === 'scene' ? name : `server/${name}`))],
  })),
  { id: 'server', path: /^src\/server\/(demo\/.*|[^/]+)$/, may: 'the whole server' },
  { id: 'server/unlisted', path: /^src\/server\//, may: [] },
  { id: 'cli', path: /^src\/cli\//, may: 'everything' },
  { id: 'ui', path: /^src\/client\/ui\//, may: [...shared, 'look'] },
  { id: 'kernel', path: /^src\/client\/kernel\//, may: shared },
  { id: 'entities', path: /^src\/client\/entities\//, may: [...shared, 'kernel'] },
  { id: 'editor', path: /^src\/client\/editor\//, may: [...shared, 'scene', 'kernel', 'entities'] },
  { id: 'tasks', path: /^src\/client\/tasks\//, may: [...shared, 'scene', 'kernel', 'entities', 'editor'] },
  { id: 'replay', path: /^src\/client\/replay\//, may: [...shared, 'scene', 'kernel', 'entities', 'editor', 'tasks'] },
  {
    id: 'shell',
    path: /^src\/client\/shell\//,
    may: [...shared, 'scene', 'kernel', 'entities', 'editor', 'tasks', 'replay', 'ui', 'look'],
  },
  {
    id: 'screens',
    path: /^src\/client\/screens\//,
    may: [...shared, 'scene', 'kernel', 'entities', 'editor', 'tasks', 'replay', 'shell', 'ui', 'look'],
  },
  { id: 'look', path: /^src\/client\/(theme|i18n)(\/|$|\.)/, may: shared },
  { id: 'main', path: /^src\/client\//, may: 'the whole client' },
];

const labels = {
  server: 'the files at the top of src/server',
  'server/kernel': 'src/server/kernel and db',
  'server/unlisted': 'a folder of src/server that src/cli/lint/layers.mjs does not list',
  look: 'src/client/theme and i18n',
  main: 'the files at the top of src/client',
  ui: 'src/client/ui',
  screens: 'a screen',
};

const labelOf = (id, path) => labels[id] ?? (path.source.startsWith('^src\\/client') ? `src/client/${id}` : `src/${id}`);

const rows = new Map(table.map((row) => [row.id, { ...row, label: labelOf(row.id, row.path) }]));

/**
 * Files about one thing, such as one product or one parcel: a loop of calls there is a row of steps of it, and the first that fails ends them.
 * Everywhere else a loop over outside calls goes through many things, of which one that fails must keep back no other.
 */
export const aboutOneThing = new RegExp(
  [
    'connectors/(transport|one-by-one|outbound|oauth)',
    'connectors/issuu/.*',
    'connectors/platforms/[a-z]+/(categories|connection|images|items|listing|offers|pictures|posts|product|refund|tracking|variants|variation-list|variations)',
    'connectors/providers/[a-z]+/(orders|quote)',
    // A person who tests a connection is told its first fault.
    'app-configs/tests',
  ]
    .map((file) => `^src/server/${file}\\.ts$`)
    .join('|'),
);

/** The layer a repository path (posix) belongs to; undefined outside `src`. */
export const layerOf = (file) => {
  const row = table.find(({ path }) => path.test(file) || path.test(`${file}/`));
  if (!row) return undefined;
  const screen = row.id === 'screens' ? file.split('/')[3] : undefined;
  return { ...rows.get(row.id), screen };
};

const isClient = (id) => rows.get(id).path.source.startsWith('^src\\/client');
const isServer = (id) => id === 'server' || id.startsWith('server/');

const insteadOf = (from, to) => {
  if (isClient(from) && isServer(to)) return 'agree on it in src/contract, or move the shared rule to src/domain.';
  if (isServer(from) && isClient(to)) return 'agree on it in src/contract, or move the shared rule to src/domain.';
  if (to === 'cli') return 'move the shared piece to the layer that needs it and let the command import it from there.';
  if (from === 'contract') return 'describe it in the SDL, or move the code that needs it to src/domain.';
  if (from === 'domain') return 'take what the rule needs as an argument; a rule knows neither pixels nor programs.';
  if (from === 'scene') return 'take it as an argument; the page, the worker and Node each pass their own.';
  if (isServer(from) && isServer(to))
    return 'move the shared piece down to the room or the kernel it belongs to, or let the top of src/server (operations.ts, work.ts, http.ts) pass it in.';
  if (from === 'ui') return 'take the texts and values as props and let the screen select them; ui knows no entity.';
  if (to === 'main')
    return 'type selectors over the slice they read (e.g. {entities: …}) and let the top of src/client put things together.';
  if (to === 'scene') return 'keep the layer free of drawing and let src/client/editor call the scene.';
  if (to === 'ui' || to === 'look') return 'keep state and effects free of looks and let a screen or the shell show them.';
  return 'move the shared piece down to the lower layer, or pass it in through a registry entry (kernel ← entities, editor ← tasks ← replay ← shell, screens).';
};

/** Null when the import is fine, otherwise the sentence that says what to do instead. */
const refuse = (from, to, target) => {
  if (isClient(from.id) && /^src\/contract\/generated\/resolvers(\.|$)/.test(target)) {
    return 'use src/contract/generated/operations; resolver types are the server’s.';
  }
  if (from.id === 'screens' && to.id === 'screens') {
    return from.screen === to.screen ? null : 'move the shared piece to src/client/ui (looks) or to its entity (state).';
  }
  if (from.id === to.id || from.may === 'everything') return null;
  if (from.may === 'the whole client' && (isClient(to.id) || ['contract', 'domain', 'scene'].includes(to.id))) return null;
  if (from.may === 'the whole server' && (isServer(to.id) || ['contract', 'domain', 'scene'].includes(to.id))) return null;
  if (Array.isArray(from.may) && from.may.includes(to.id)) return null;
  return insteadOf(from.id, to.id);
};

export const layers = { refuse };

/** Packages with one door: `opens` names the files that may import them, `within` where the rule holds. */
export const doors = [
  {
    packages: /^fabric(\/|$)/,
    within: /^src\//,
    opens: /^src\/(scene|client\/editor\/canvas)\//,
    instead: 'add what you need to src/scene, or to the canvas projection in src/client/editor/canvas, and call that.',
  },
  {
    packages: /^(graphql-request|graphql-request\/.*)$/,
    within: /^src\//,
    opens: /^src\/client\/kernel\/request\.ts$/,
    instead: 'call request() of src/client/kernel/request.ts; it adds the token, the page headers, the time-out and the typed error.',
  },
  {
    packages: /^(redux-saga\/effects|typed-redux-saga(\/.*)?)$/,
    within: /^src\//,
    opens: /^src\/client\/kernel\/effects\.ts$/,
    instead:
      'import effects from src/client/kernel/effects.ts, and watch() of src/client/kernel/concurrency.ts in the place of takeEvery and takeLatest: it says in a word what happens to what is at work.',
  },
  {
    packages: /^node:/,
    within: /^src\/(contract|domain|client)\//,
    opens: /^src\/contract\/(?:codegen|document-file)\.ts$/,
    instead: 'keep this code free of Node; it runs in the browser too.',
  },
  {
    packages: /^@mui\/icons-material(\/|$)/,
    within: /^src\//,
    opens: /^$/,
    instead: 'import it from src/client/ui/icons, where each icon is a file; the package of them all is 43,000 files to install.',
  },
  {
    packages: /^date-fns\/locale$/,
    within: /^src\//,
    opens: /^$/,
    instead: 'import one locale by its path (date-fns/locale/de); all of them weigh 81 kB.',
  },
];
