import { setTimeout as sleep } from 'node:timers/promises';
import type { PlatformId } from '../../../src/domain/platforms';
import { alone } from '../../../src/server/connectors/alone';
import { ConnectorError, type Outside } from '../../../src/server/connectors/connector';
import { issuuClient } from '../../../src/server/connectors/issuu/client';
import { askTokens } from '../../../src/server/connectors/oauth';
import { send } from '../../../src/server/connectors/outbound';
import { openPaypal } from '../../../src/server/connectors/paypal';
import { fetchPicture } from '../../../src/server/connectors/picture';
import { openShop } from '../../../src/server/connectors/platforms/registry';
import { openProvider, type ConnectedProviderId } from '../../../src/server/connectors/providers/registry';
import { openTrackingMore } from '../../../src/server/connectors/trackingmore';
import { UserError } from '../../../src/server/kernel/errors';
import { readFeed } from '../../../src/server/rates/feed';
import { comes } from '../../support/comes';
import {
  HTTP_HANGS,
  startHttpPeer,
  startSilentPeer,
  TLS_HANG,
  type HostilePeer,
  type HttpHang,
} from '../../support/stand-ins/hostile-peers';
import { PROVIDER_STAND_INS } from '../../support/stand-ins/providers';
import { SHOP_STAND_INS } from '../../support/stand-ins/shops';

/** ms a call may take here, and all that a connector does with its second tries. */
const CALL = 60;
const IN_ALL = 3000;

const HANGS = [...(Object.keys(HTTP_HANGS) as HttpHang[]), TLS_HANG] as const;
type Hang = (typeof HANGS)[number];

const peers = new Map<Hang, HostilePeer>();

beforeAll(async () => {
  for (const hang of HANGS) peers.set(hang, await (hang === TLS_HANG ? startSilentPeer() : startHttpPeer(hang)));
});

afterAll(async () => {
  for (const peer of peers.values()) await peer.close();
});

const originOf = (hang: Hang): string => `${hang === TLS_HANG ? 'https' : 'http'}://127.0.0.1:${peers.get(hang)!.port}`;

/** Calls to a peer in place of some origins. */
const outsideTo = (hang: Hang, origins: readonly string[], changes: Partial<Outside> = {}): Outside =>
  alone({
    allowLoopback: () => true,
    standIns: new Map(origins.map((origin) => [origin, originOf(hang)])),
    timeoutMs: CALL,
    wait: () => Promise.resolve(),
    ...changes,
  });

type Ask = (hang: Hang, changes?: Partial<Outside>) => Promise<unknown>;

const platforms = Object.entries(SHOP_STAND_INS).map(([id, make]): readonly [string, Ask] => {
  const { access, app, origins } = make();
  return [id, (hang, changes) => openShop(id as PlatformId, access, outsideTo(hang, origins, { app, ...changes })).test()];
});

const providers = Object.entries(PROVIDER_STAND_INS).map(([id, make]): readonly [string, Ask] => {
  const { access, origins } = make();
  return [id, async (hang, changes) => openProvider(id as ConnectedProviderId, access, outsideTo(hang, origins, changes))?.test()];
});

/** Everything that calls somebody over HTTP. */
const CALLERS: readonly (readonly [string, Ask])[] = [
  ...platforms,
  ...providers,
  [
    'PayPal',
    (hang, changes) =>
      openPaypal({ url: originOf(hang), client_id: 'id', secret: 'secret' }, outsideTo(hang, [], changes)).test(1_790_000_000),
  ],
  [
    'Issuu',
    (hang, changes) => issuuClient({ token: 'token', url: originOf(hang), store: 'Store' }, outsideTo(hang, [], changes)).account(),
  ],
  [
    'TrackingMore',
    (hang, changes) =>
      openTrackingMore({ url: originOf(hang), key: 'key' }, outsideTo(hang, [], changes)).find([
        { tracking_number: '1', courier_code: 'usps' },
      ]),
  ],
  ['the exchange of tokens', (hang, changes) => askTokens(outsideTo(hang, [], changes), { name: 'Shop', url: originOf(hang), form: {} })],
  ['a picture', (hang, changes) => fetchPicture(outsideTo(hang, [], changes), `${originOf(hang)}/picture.png`)],
  ['the feed of exchange rates', (hang, changes) => readFeed(originOf(hang), outsideTo(hang, [], changes))],
];

/** How something ended within a time. */
const endOf = (work: Promise<unknown>, ms: number): Promise<unknown> =>
  Promise.race([work.then(() => 'an answer').catch((error: unknown) => error), sleep(ms, 'no end', { ref: false })]);

const isTold = (end: unknown): boolean => end instanceof ConnectorError || end instanceof UserError;

test.each(CALLERS)('%s is given up in time, in whichever way its server hangs', async (_caller, ask) => {
  const ends = await Promise.all(HANGS.map(async (hang) => [hang, await endOf(ask(hang), IN_ALL)] as const));
  expect(ends.filter(([, end]) => !isTold(end))).toEqual([]);
});

test.each(CALLERS)('%s is given up when the caller ends the call, in whichever way its server hangs', async (_caller, ask) => {
  const ends = await Promise.all(
    HANGS.map(async (hang) => {
      const ending = new AbortController();
      const end = endOf(ask(hang, { timeoutMs: 60_000, signal: ending.signal }), IN_ALL);
      await sleep(30);
      ending.abort();
      return [hang, await end] as const;
    }),
  );
  expect(ends.filter(([, end]) => !isTold(end))).toEqual([]);
});

test('every connection that was given up is closed here, whatever the other side does', async () => {
  const met = [...peers.values()].map((peer) => peer.met);
  expect(Math.min(...met)).toBeGreaterThan(0);
  // Connections kept for the next call were answered whole: the redirects and the bomb.
  const kept: readonly Hang[] = ['redirects to itself', 'sends a gzip bomb'];
  await comes(() => {
    const open = HANGS.filter((hang) => !kept.includes(hang)).flatMap((hang) => (peers.get(hang)!.open > 0 ? hang : []));
    expect(open).toEqual([]);
  });
});

test('a caller that has ended already sends nothing', async () => {
  const peer = peers.get('accepts and says nothing')!;
  const before = peer.met;
  await expect(
    send({
      url: new URL(originOf('accepts and says nothing')),
      method: 'POST',
      headers: {},
      body: '{}',
      allowLoopback: () => true,
      signal: AbortSignal.abort(),
    }),
  ).rejects.toMatchObject({ kind: 'aborted' });
  expect(peer.met).toBe(before);
});

test('what took a server too long, and what is no answer, are told apart', async () => {
  const kindOf = async (hang: HttpHang): Promise<unknown> =>
    send({ url: new URL(originOf(hang)), method: 'GET', headers: {}, allowLoopback: () => true, timeoutMs: 200 }).then(
      () => 'answer',
      ({ kind }: { kind: string }) => kind,
    );
  expect(await kindOf('accepts and says nothing')).toBe('timeout');
  expect(await kindOf('sends a body that trickles')).toBe('timeout');
  expect(await kindOf('sends 101 Switching Protocols')).toBe('unreachable');
  expect(await kindOf('sends 100 Continue for ever')).toBe('unreachable');
  expect(await kindOf('sends lines of a head without an end')).toBe('unreachable');
  expect(await kindOf('sends a body without an end')).toBe('too_large');
  expect(await kindOf('redirects to itself')).toBe('redirect');
});
