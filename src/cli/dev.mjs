// `npm run dev`: the app with hot reload on PORT, its back end restarted on every change on PORT + 1.
import { spawn } from 'node:child_process';
import { at, ensureInstalled, ensureNode, followParent, root } from './setup.mjs';

followParent();
await ensureNode();
if (!(await ensureInstalled())) process.exit(1);

const port = Number(process.env.PORT ?? 3000);
const backendPort = port + 1;
const env = { ...process.env, NODE_ENV: 'development' };

const children = [
  spawn(process.execPath, [at('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    // Pages are asked for at the port of webpack, which passes their Host on.
    env: { TRUST_PROXY: 'loopback', ...env, PORT: String(backendPort) },
  }),
  spawn(process.execPath, [at('node_modules/webpack/bin/webpack.js'), 'serve', '--mode', 'development'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PORT: String(port), BACKEND_ORIGIN: `http://localhost:${backendPort}` },
  }),
];

let leaving = false;
const leave = (signal, code) => {
  if (leaving) return;
  leaving = true;
  process.exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill(signal);
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave(signal, 0));
for (const child of children) child.on('exit', (code) => leave('SIGTERM', code ?? 1));
