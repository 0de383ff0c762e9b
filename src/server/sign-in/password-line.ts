import type { Whence } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { Line } from '../kernel/line';
import { placeOf } from './new-place';

/**
 * A password takes 128 MiB, a thread of four and some 0.3 s at the usual cost, and an attempt waits for a lock with a connection in its hand:
 * so few at once that everything else goes on, and no more waiting than are served within half a minute.
 */
const line = new Line({ atOnce: 2, ofOne: 2, waiting: 200, waitingOfOne: 100, full: () => new UserError('account.busy') });

/** Does what takes a password when its turn comes; networks take turns. Whoever does it must not stand in the line already. */
export const inPasswordLine = <T>({ address }: Pick<Whence, 'address'>, work: () => Promise<T>): Promise<T> =>
  line.run(placeOf(address), work);
