import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Compilation, sources } from 'webpack';
import type { Compiler } from 'webpack';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressible = /\.(js|css|html|svg|json|txt)$/;
/** Bytes under which a compressed copy costs more than it saves. */
const smallest = 1024;

/** Lays a `.br` and a `.gz` copy beside every text asset, so that the server sends bytes and never compresses a request. */
export class Precompress {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'Precompress', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER, additionalAssets: true },
        async (assets) => {
          await Promise.all(
            Object.keys(assets)
              .filter((name) => compressible.test(name))
              .map((name) => this.compress(compilation, name)),
          );
        },
      );
    });
  }

  private async compress(compilation: Compilation, name: string): Promise<void> {
    const asset = compilation.getAsset(name);
    if (!asset) return;
    const bytes = Buffer.from(asset.source.source());
    if (bytes.length < smallest) return;
    const [br, gz] = await Promise.all([
      brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
      gzipped(bytes, { level: 9 }),
    ]);
    compilation.emitAsset(`${name}.br`, new sources.RawSource(br));
    compilation.emitAsset(`${name}.gz`, new sources.RawSource(gz));
  }
}
