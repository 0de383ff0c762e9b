import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Config, OpsConfig } from '../kernel/config';
import type { Services } from '../kernel/context';
import { jsonAnswer, listenForOps, type OpsListener, type OpsRoutes } from './listener';
import type { MetricNames } from './metrics';
import { findFailing, type Checked, type Failing } from './readiness';
import { recordMeasurements } from './recording';
import { Metrics } from './registry';
import { startSampler } from './sampler';

type OpsMode = 'serve' | 'worker';

/** The state of the workers of this process. Times are Unix seconds; undefined: never yet. */
interface WatchedWorkers {
  readonly lastPoll: () => number | undefined;
  readonly lastHeartbeat: () => number | undefined;
  /** Why they do nothing; undefined where they are well. */
  readonly deafness: () => string | undefined;
}

interface Watched {
  readonly services: Services;
  /** Opens a pool of one connection, for samples alone. */
  readonly openOwn: () => Pool;
  readonly workers?: WatchedWorkers | undefined;
}

/** The operations listener of a process. */
interface Ops {
  /** `http://host:port`; undefined where it is off. */
  readonly origin: string | undefined;
  /** The start is complete: from now on the process is ready when what it needs is. */
  watch(watched: Watched): void;
  /** The process is stopping, and is ready no more. */
  drain(): void;
  close(): Promise<void>;
}

const OFF: Ops = { origin: undefined, watch: () => undefined, drain: () => undefined, close: async () => undefined };

/** The version and the commit of this program. The build writes them into it; in a checkout nobody knows the commit. */
const readBuild = (root: string): Pick<MetricNames, 'version' | 'commit'> => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { readonly version: string };
  return { version: process.env.APP_VERSION ?? version, commit: process.env.APP_COMMIT ?? '' };
};

const STARTING: Failing = { start: 'The start isn’t complete.' };
const DRAINING: Failing = { draining: 'The process is stopping.' };

const textOf = ({ host, port }: OpsConfig): string => `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Listens at the address; undefined where it is taken and nobody has asked for it. */
const tryListening = async (config: OpsConfig, routes: OpsRoutes, say: (line: string) => void): Promise<OpsListener | undefined> => {
  try {
    return await listenForOps(config, routes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is in use' : `can’t be listened on (${code ?? String(error)})`;
    if (config.isGiven) throw new Error(`OPS_LISTEN: ${textOf(config)} ${why}. Set it to another address, or to off.`, { cause: error });
    say(`Operations listener: off, because ${textOf(config)} ${why}. Set OPS_LISTEN to another address to turn it on`);
    return undefined;
  }
};

/**
 * Opens the operations listener of a process, if the settings want one: `/livez`, `/readyz`, `/version`, `/metrics`. It answers from the start on.
 * Throws one sentence where the address it was told is taken. `say` tells an operator who looks on.
 */
export const openOps = async (
  { ops: config, root, haste = 1 }: Config,
  mode: OpsMode,
  names: Omit<MetricNames, 'version' | 'commit'>,
  say: (line: string) => void,
): Promise<Ops> => {
  if (!config) return OFF;
  const build = readBuild(root);
  const allNames: MetricNames = { ...build, ...names };
  const metrics = new Metrics(allNames);
  metrics.set('build_info', { ...build, mode }, 1);
  metrics.set('start_timestamp_seconds', {}, Date.now() / 1000 - process.uptime());

  let checked: Checked | undefined;
  let isDraining = false;
  let asking: Promise<Failing> | undefined;
  /** All who ask at once share one answer. */
  const ask = (parts: Checked): Promise<Failing> => (asking ??= findFailing(parts).finally(() => (asking = undefined)));
  const failing = async (): Promise<Failing> => {
    if (isDraining) return DRAINING;
    return checked ? ask(checked) : STARTING;
  };

  const listener = await tryListening(
    config,
    {
      '/livez': () => jsonAnswer(200, { status: 'live' }),
      '/readyz': async () => {
        const parts = await failing();
        return Object.keys(parts).length === 0
          ? jsonAnswer(200, { status: 'ready' })
          : jsonAnswer(503, { status: 'not ready', failing: parts });
      },
      '/version': () => jsonAnswer(200, { ...build, commit: build.commit || null, mode, node: process.versions.node }),
      '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.text() }),
    },
    say,
  );
  if (!listener) return OFF;
  if (!config.isLoopback)
    say(`Warning: OPS_LISTEN=${textOf(config)} answers other machines without a password. Let only your monitoring reach it`);
  const stopRecording = recordMeasurements(metrics, allNames);
  let stopSampling = async (): Promise<void> => undefined;
  return {
    origin: listener.origin,
    watch: ({ services, openOwn, workers }) => {
      checked = { services, ...(mode === 'worker' && workers && { deafness: workers.deafness }) };
      const { pool } = services;
      metrics.onScrape(() => {
        metrics.set('db_connections', { state: 'idle' }, pool.idleCount);
        metrics.set('db_connections', { state: 'used' }, pool.totalCount - pool.idleCount);
        metrics.set('db_waiting', {}, pool.waitingCount);
        const [poll, heartbeat] = [workers?.lastPoll(), workers?.lastHeartbeat()];
        if (poll !== undefined) metrics.set('worker_last_poll_timestamp_seconds', {}, poll);
        if (heartbeat !== undefined) metrics.set('heartbeat_timestamp_seconds', {}, heartbeat);
      });
      stopSampling = startSampler(openOwn, metrics, haste);
    },
    drain: () => {
      isDraining = true;
      // While the database is still there.
      void stopSampling();
    },
    close: async () => {
      stopRecording();
      await Promise.all([listener.close(), stopSampling()]);
    },
  };
};
