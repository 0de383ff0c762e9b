import { Compilation, NormalModule, sources } from 'webpack';
import type { ChunkGroup, Compiler } from 'webpack';

/** Which scripts and styles a page needs at first, and which each lazily imported module brings, by its path in the repository. */
export interface ChunkMap {
  readonly initial: readonly string[];
  readonly lazy: Readonly<Record<string, readonly string[]>>;
}

const needed = (file: string): boolean => /\.(js|css)$/.test(file);

const filesOf = (group: ChunkGroup): string[] => group.getFiles().filter(needed);

/** Writes `file` (relative to the output folder): what the size budgets are measured from. */
export class ChunkMapPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkMap', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ChunkMap', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const map: ChunkMap = {
          initial: [...compilation.entrypoints.values()].flatMap(filesOf),
          lazy: Object.fromEntries(this.lazyModules(compiler, compilation)),
        };
        compilation.emitAsset(this.file, new sources.RawSource(`${JSON.stringify(map, null, 2)}\n`));
      });
    });
  }

  private lazyModules(compiler: Compiler, compilation: Compilation): [string, string[]][] {
    const root = `${compiler.context}/`;
    return compilation.chunkGroups
      .filter((group) => !group.isInitial())
      .flatMap((group) =>
        group.getBlocks().flatMap((block) =>
          block.dependencies
            .map((dependency) => compilation.moduleGraph.getModule(dependency))
            .filter((module) => module !== null)
            .map((module) => (module.constructor.name === 'ConcatenatedModule' && 'rootModule' in module ? module.rootModule : module))
            .filter((module): module is NormalModule => module instanceof NormalModule)
            .map((module): [string, string[]] => [module.resource.replaceAll('\\', '/').replace(root, ''), filesOf(group)]),
        ),
      );
  }
}
