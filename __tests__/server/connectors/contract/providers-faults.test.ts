import { ConnectorError } from '../../../../src/server/connectors/connector';
import { PROVIDER_STAND_INS } from '../../../support/stand-ins/providers';
import type { ProviderStandIn } from '../../../support/stand-ins/provider-stand-in';
import { upTo, withRig, type ProviderRig } from './provider-rig';
import { FAULTS, type Moment } from './workers';

const PROVIDERS = Object.entries(PROVIDER_STAND_INS);

/** Those that can take an order back. */
const CANCELLING = PROVIDERS.filter(([, make]) => make().keepWaiting);

/** Each fault at each call. */
const spoiltBy = (calls: number) => FAULTS.flatMap((fault) => upTo(calls).map((call) => ({ fault, call })));

/** How an order stands, and by how many calls, where nothing goes wrong. */
const undisturbed = (make: () => ProviderStandIn) =>
  withRig(make, async (rig) => {
    const { status } = await rig.submit();
    return { stands: await rig.stands(), status, calls: rig.running.calls.length };
  });

/** An order that waits and was taken back, as `undisturbed` is told. */
const takenBack = (make: () => ProviderStandIn) =>
  withRig(make, async (rig) => {
    rig.standIn.keepWaiting?.();
    const order = await rig.submit();
    const before = rig.running.calls.length;
    expect(await rig.cancel(order)).toEqual({ cancelled: true });
    return { stands: await rig.stands(), calls: rig.running.calls.length - before };
  });

/** Kills a process at each of its changes in turn, until there is no such change. */
const killedAtEach = async (moment: Moment, run: (kill: (rig: ProviderRig) => void) => Promise<void>): Promise<void> => {
  for (let effects = 0, killed = true; killed; effects += 1) {
    killed = false;
    await run((rig) =>
      rig.killAfter(
        effects,
        () => {
          killed = true;
        },
        moment,
      ),
    );
  }
};

describe.each(PROVIDERS)('%s', (_provider, make) => {
  test('an order is there once, whatever goes wrong at whichever call', async () => {
    const { stands, status, calls } = await undisturbed(make);
    await Promise.all(
      spoiltBy(calls).map((wrong) =>
        withRig(make, async (rig) => {
          rig.running.spoil(wrong.fault, wrong.call);
          expect({ ...wrong, status: (await rig.submit()).status, stands: await rig.stands() }).toEqual({ ...wrong, status, stands });
        }),
      ),
    );
  });

  test.each<Moment>(['before', 'after'])('once, at whichever change the process is killed: %s it is answered', async (moment) => {
    const { stands } = await undisturbed(make);
    await killedAtEach(moment, (kill) =>
      withRig(make, async (rig) => {
        kill(rig);
        await rig.submit();
        expect(await rig.stands()).toEqual(stands);
      }),
    );
  });

  test('once, when the server is told to stop in the middle of a call', async () => {
    const { stands, calls } = await undisturbed(make);
    await Promise.all(
      upTo(calls).map((call) =>
        withRig(make, async (rig) => {
          const stop = new AbortController();
          rig.running.spoil('late', call);
          rig.running.before(call, () => stop.abort());
          await rig
            .open({ signal: stop.signal })
            .submit(rig.order())
            .catch(() => undefined);
          await rig.submit();
          expect({ call, stands: await rig.stands() }).toEqual({ call, stands });
        }),
      ),
    );
  });

  test('once, when another process goes on with what one has given up', async () => {
    const { stands, calls } = await undisturbed(make);
    await Promise.all(
      upTo(calls).map((call) =>
        withRig(make, async (rig) => {
          rig.running.spoil('late', call);
          await rig
            .open()
            .submit(rig.order())
            .catch(() => undefined);
          const [one, other] = await Promise.all([rig.submit(), make().onceByItself ? rig.submit() : undefined]);
          expect(other?.external_id ?? one.external_id).toBe(one.external_id);
          expect({ call, stands: await rig.stands() }).toEqual({ call, stands });
        }),
      ),
    );
  });

  test('access that is taken back at any call is told as such; given again, the order is there once', async () => {
    const { stands, calls } = await undisturbed(make);
    await Promise.all(
      upTo(calls).map((call) =>
        withRig(make, async (rig) => {
          rig.running.before(call, () => {
            rig.standIn.revoked = true;
          });
          const failure: unknown = await rig
            .open()
            .submit(rig.order())
            .catch((error: unknown) => error);
          expect(failure).toBeInstanceOf(ConnectorError);
          expect(failure).toMatchObject({ storeStatus: 'Invalid', retry: false });
          await expect(rig.open().test()).rejects.toMatchObject({ storeStatus: 'Invalid' });
          rig.standIn.revoked = false;
          await rig.submit();
          expect({ call, stands: await rig.stands() }).toEqual({ call, stands });
        }),
      ),
    );
  });

  test('a token that ends in the middle is renewed', async () => {
    const { stands, calls } = await undisturbed(make);
    await Promise.all(
      upTo(make().expire ? calls : 0).map((call) =>
        withRig(make, async (rig) => {
          rig.running.before(call, () => rig.standIn.expire?.());
          await rig.open().submit(rig.order());
          expect({ call, stands: await rig.stands() }).toEqual({ call, stands });
        }),
      ),
    );
  });
});

describe.each(CANCELLING)('%s takes back', (_provider, make) => {
  test('an order once, whatever goes wrong at whichever call', async () => {
    const { stands, calls } = await takenBack(make);
    await Promise.all(
      spoiltBy(calls).map((wrong) =>
        withRig(make, async (rig) => {
          rig.standIn.keepWaiting?.();
          const order = await rig.submit();
          rig.running.spoil(wrong.fault, wrong.call);
          expect({ ...wrong, answer: await rig.cancel(order), stands: await rig.stands() }).toEqual({
            ...wrong,
            answer: { cancelled: true },
            stands,
          });
        }),
      ),
    );
  });

  test.each<Moment>(['before', 'after'])('once, when the process is killed %s it is answered', async (moment) => {
    const { stands } = await takenBack(make);
    await killedAtEach(moment, (kill) =>
      withRig(make, async (rig) => {
        rig.standIn.keepWaiting?.();
        const order = await rig.submit();
        kill(rig);
        expect(await rig.cancel(order)).toEqual({ cancelled: true });
        expect(await rig.stands()).toEqual(stands);
      }),
    );
  });
});
