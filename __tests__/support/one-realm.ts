import { createRequire } from 'node:module';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { compileFunction } = vm;
const { getBuiltinModule } = process;

/** Contexts that jest made and nothing runs in. */
const unused = new WeakSet<object>();

vm.compileFunction = (code, params, options = {}) => {
  const { parsingContext, ...others } = options;
  return compileFunction(code, params, parsingContext && unused.has(parsingContext) ? others : options);
};

/** Where jest keeps, among the globals, what tests may replace there. */
const KEPT_BY_JEST = [
  ...['promise', 'now', 'read-file', 'write-file', 'exists-file'].map((name) => Symbol.for(`jest-native-${name}`)),
  'jest-symbol-do-not-touch',
];

type Settings = ConstructorParameters<typeof TestEnvironment>;

/**
 * Tests run as the program does: in the realm of their process, with packages that Node loads itself, once for all files of a worker
 * (`natively.mjs`). What a file adds to the globals, and whatever it does to
 * the environment, is gone after it.
 */
export default class OneRealm extends TestEnvironment {
  private readonly globals = Object.getOwnPropertyDescriptors(globalThis);
  private readonly variables = { ...process.env };

  constructor(...settings: Settings) {
    super(...settings);
    if (this.context) unused.add(this.context);
    const sandbox = this.global;
    for (const key of KEPT_BY_JEST) if (!(key in globalThis)) Object.defineProperty(globalThis, key, { value: Reflect.get(sandbox, key) });
    this.global = globalThis as unknown as typeof sandbox;
    Object.assign(globalThis, { requireNatively: createRequire(__filename) });
    const [{ projectConfig: config }] = settings;
    this.moduleMocker = this.moduleMocker && Reflect.construct(this.moduleMocker.constructor, [globalThis]);
    this.fakeTimersModern = this.fakeTimersModern && Reflect.construct(this.fakeTimersModern.constructor, [{ config, global: globalThis }]);
  }

  override async setup(): Promise<void> {
    await super.setup();
    // Jest's own, for contexts, would outlive the file in this process.
    process.getBuiltinModule = getBuiltinModule;
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, this.variables);
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(globalThis)))
      if (!(name in this.globals)) Reflect.deleteProperty(globalThis, name);
  }
}
