// A module's own exports cannot be changed, so a test could only mock the module, which takes a registry of its own. Of these each test file gets
// a copy of the exports instead, which `jest.spyOn` may change and give back.
const SPIED = [
  'editor/canvas/stage',
  'kernel/clock',
  'kernel/upload',
  'replay/start',
  'shell/lists/ListScreen',
  'shell/session/hub',
  'shell/session/use-may',
  'ui/list/ListPage',
];

for (const name of SPIED) {
  const file = `${__dirname}/../../src/client/${name}`;
  jest.doMock(file, () => ({ __esModule: true, ...jest.requireActual<object>(file) }));
}

export {};
