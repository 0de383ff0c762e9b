import { PROVIDER_STAND_INS } from '../../../support/stand-ins/providers';
import { upTo, withRig, type ProviderRig } from './provider-rig';
import { FAULTS, numbersOf, SCHEDULES } from './workers';
import { isLongRun } from '../../../support/long-runs';

/** Schedules that run beside each other. */
const ABREAST = 12;

/** Submits two orders and takes one back, with faults and deaths by `seed`, and tells how things stand then. */
const live = async (rig: ProviderRig, seed?: number): Promise<object> => {
  const next = numbersOf(seed ?? 0);
  const below = (count: number): number => Math.floor(next() * count);
  const trouble = (): void => {
    if (seed === undefined) return;
    for (const _fault of upTo(3)) rig.running.spoil(FAULTS[below(FAULTS.length)]!, below(6));
    if (next() < 0.4) rig.killAfter(below(3), undefined, next() < 0.5 ? 'before' : 'after');
  };
  trouble();
  const { status } = await rig.submit();
  await rig.submit();
  rig.standIn.keepWaiting?.();
  trouble();
  const second = await rig.submit(rig.order({ reference: 'FO-2' }));
  const cancelled = rig.standIn.keepWaiting ? await rig.cancel(second) : null;
  return { status, cancelled, first: await rig.stands(), second: await rig.stands('FO-2') };
};

test.each(Object.entries(PROVIDER_STAND_INS))(
  `%s: after ${SCHEDULES} schedules of faults no order is lost, none is there twice, and every outcome is known`,
  async (_provider, make) => {
    const undisturbed = await withRig(make, (rig) => live(rig));
    for (let first = 0; first < SCHEDULES; first += ABREAST)
      await Promise.all(
        upTo(Math.min(ABREAST, SCHEDULES - first)).map((index) =>
          withRig(make, async (rig) => {
            const seed = first + index;
            expect({ seed, ...(await live(rig, seed)) }).toEqual({ seed, ...undisturbed });
          }),
        ),
      );
  },
  isLongRun ? 900_000 : 60_000,
);
