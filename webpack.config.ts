import path from 'node:path';
import { readFileSync } from 'node:fs';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type {} from 'webpack-dev-server';
import { ChunkMapPlugin } from './src/cli/build/chunk-map';
import { Precompress } from './src/cli/build/precompress';

const root = __dirname;
const at = (...parts: string[]): string => path.join(root, ...parts);

type CacheGroup = Exclude<
  Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>['cacheGroups'],
  undefined
>[string];

/** Modules of Fabric that are not bundled, and what is in their place. */
const fabricParts = (instead: string | false, modules: readonly string[]): Record<string, string | false> =>
  Object.fromEntries(modules.map((name) => [at(`node_modules/fabric/dist/src/${name}.min.mjs`), instead]));

/** Everything the back end answers; the development server hands it on. `/files/{filter}` is a screen, `/files/<key>/<name>` a stored picture. */
const BACKEND_PATHS = /^\/(?:(?:graphql|live|account|uploads|static|sandbox|healthz)(?:\/|$)|files\/[^/]+\/)/;

const version = (JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string }).version;

/** What `src/cli/build.mjs` knows of the build; the development server tells no commit. */
const identity = new webpack.DefinePlugin({
  'process.env.APP_VERSION': JSON.stringify(version),
  'process.env.APP_COMMIT': JSON.stringify(process.env.APP_COMMIT ?? ''),
});

const typescript = (target: string, refresh: boolean) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', refresh, development: refresh } },
      target,
    },
  },
});

const isScreen = (chunk: string | null | undefined): boolean => chunk?.startsWith('screen-') === true;

/** Keeps a script that several `import()` name in one piece, and lets others share what is in it: for screens, charts and what a post is written with, of the shell alone. */
const whole = (name: string, priority: number): CacheGroup => ({
  chunks: (chunk) =>
    !chunk.canBeInitial() && (name === 'shell' || !(isScreen(chunk.name) || chunk.name === 'charts' || chunk.name === 'rich-text')),
  test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name),
  name: `${name}-parts`,
  priority,
  enforce: true,
});

const client = (production: boolean, serving: boolean): Configuration => ({
  name: 'client',
  mode: production ? 'production' : 'development',
  target: 'web',
  entry: at('src/client/main.tsx'),
  output: {
    path: at('dist/client'),
    publicPath: '/',
    filename: production ? 'assets/[name].[contenthash].js' : 'assets/[name].js',
    // The first script tells the file of every later one: by a number it knows already, not by a name.
    chunkFilename: production ? 'assets/[id].[contenthash].js' : 'assets/[name].js',
    assetModuleFilename: 'assets/[name].[contenthash][ext]',
    // The first script names every other one; twenty-four bits beside its number are plenty to tell two builds apart.
    hashDigestLength: 6,
    clean: true,
  },
  resolve: {
    extensions: ['.js', '.tsx', '.ts'],
    // Documents are strings, so graphql-request needs names of graphql, not its parser: 2 kB instead of 11 (brotli).
    // Fabric's modules one by one, so that the shapes, brushes and filters nothing uses stay out.
    alias: {
      graphql$: at('src/client/kernel/graphql-names.ts'),
      fabric$: 'fabric/es',
      ...fabricParts(false, ['Shadow', 'parser/parseAttributes', 'util/animation/ColorAnimation']),
      ...fabricParts(at('src/client/editor/canvas/unused-fabric.ts'), [
        'filters/WebGLFilterBackend',
        'shapes/Object/FabricObjectSVGExportMixin',
        'shapes/Text/TextSVGExportMixin',
      ]),
      // Emotion's `withTheme` alone would need it, and nobody calls that.
      'hoist-non-react-statics$': false,
      // The theme has no ripples.
      [at('node_modules/@mui/material/ButtonBase/TouchRipple.mjs')]: false,
      // The theme has CSS variables, so its provider never falls back to the one without.
      [at('node_modules/@mui/material/styles/ThemeProviderNoVars.mjs')]: false,
      // The package's own entries lead to its development build, whatever the mode.
      ...(production && {
        'react-router$': at('node_modules/react-router/dist/production/index.mjs'),
        'react-router/dom$': at('node_modules/react-router/dist/production/dom-export.mjs'),
      }),
    },
  },
  // A module the worker has too is another one there: shared, it could be inlined in neither, and the page would load more.
  experiments: { layers: true },
  module: {
    rules: [
      typescript('es2022', serving),
      { include: at('src/client/log-worker.ts'), layer: 'worker' },
      // Who takes one document from among all takes that file's alone.
      { include: at('src/contract/generated'), sideEffects: false },
      ...(production ? [{ test: /node_modules[\\/]react-router[\\/].*\.mjs$/, loader: at('src/cli/build/droppable.ts') }] : []),
      // It looks for a global of Node's where there may be none: the first script need not bring one.
      { test: /node_modules[\\/]read-excel-file[\\/]/, parser: { node: { global: false } } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.(woff2?|png|jpe?g|webp|svg)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    splitChunks: {
      // What reads and writes people's spreadsheets comes whole: nobody else wants its packages.
      chunks: ({ name }) => name !== 'workbooks',
      cacheGroups: {
        // Few round scripts: what the shell is made of, what several screens share, what opens over them, what works behind them. A part that
        // needs something of these takes it from there.
        shell: whole('shell', 40),
        kit: { chunks: ({ name }) => isScreen(name), minChunks: 5, name: 'kit', priority: 30, enforce: true },
        // The editor of formatted text, which posts and replies share, comes as one script.
        richText: {
          test: /[\\/](?:node_modules[\\/](?:prosemirror-|orderedmap|rope-sequence|w3c-keyname)|src[\\/]client[\\/]shell[\\/]rich-text[\\/](?!LinkDialog|PictureChooser)|src[\\/]domain[\\/]rich-text[\\/]schema)/u,
          chunks: 'async',
          name: 'rich-text-parts',
          priority: 15,
          enforce: true,
        },
        tools: whole('tools', 10),
        work: whole('work', 20),
      },
    },
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        terserOptions: { compress: { passes: 3 } },
        // The licences the packages ask to keep, in one file and not in every script.
        extractComments: { condition: 'some', filename: 'assets/licenses.txt', banner: false },
      }),
    ],
  },
  plugins: [
    identity,
    new HtmlPlugin({ template: at('static/index.html'), scriptLoading: 'defer' }),
    new MiniCssExtractPlugin({ filename: production ? 'assets/[name].[contenthash].css' : 'assets/[name].css' }),
    // The first script names every other one, so the smallest join those they come with.
    ...(production
      ? [new webpack.optimize.MinChunkSizePlugin({ minChunkSize: 3000 }), new Precompress(), new ChunkMapPlugin('../chunks.json')]
      : []),
    ...(serving ? [new ReactRefreshPlugin({ overlay: false })] : []),
  ],
  devtool: production ? 'source-map' : 'cheap-module-source-map',
  cache: { type: 'filesystem', cacheDirectory: at('.cache/webpack'), buildDependencies: { config: [__filename] } },
  performance: false,
  stats: 'errors-warnings',
  devServer: {
    port: Number(process.env.PORT ?? 3000),
    // The demo accounts' passwords are known to everybody, so this machine only unless HOST says otherwise.
    host: process.env.HOST ?? 'localhost',
    allowedHosts: ['.localhost'],
    hot: true,
    historyApiFallback: true,
    static: false,
    client: { overlay: { warnings: false } },
    proxy: [
      { context: (pathname: string) => BACKEND_PATHS.test(pathname), target: process.env.BACKEND_ORIGIN, changeOrigin: false, ws: false },
    ],
  },
});

/** The single-page app. Its back end needs no webpack: `src/cli/build.mjs` bundles it. */
export default (env: Record<string, unknown>, argv: { mode?: string }): Configuration =>
  client(argv.mode === 'production', Boolean(env.WEBPACK_SERVE));
