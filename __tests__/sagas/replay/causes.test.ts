import { parseLog } from '../../../src/client/replay/parse';
import { playLog } from '../../../src/client/replay/player';
import { createCauses } from '../../../src/client/replay/reading/causes';
import { openText } from '../../../src/client/replay/reading/open-log';
import { createRootReducer } from '../../../src/client/store';
import { recordSession, WORKING_DAY } from './workday';

test.each(Object.keys(WORKING_DAY))(
  '%s: it folds to what the page had, and whatever a saga did or asked for goes back to what a person or a timer did',
  async (name) => {
    const text = await recordSession(name);
    // Also where a text decides something: what does is shown, or the fold comes to another state than the page.
    expect(playLog(parseLog(text), { createReducer: createRootReducer })).toMatchObject({ divergence: null, doubts: [] });
    const log = openText(text);
    const causes = createCauses(log);
    const led = log.moments.filter(({ t, origin }) => t === 'n' || origin === 'saga' || origin === 'net');
    const lost = led.filter((moment) => !['ui', 'timer'].includes(causes.back(moment).at(-1)?.origin ?? ''));
    expect(lost.map((moment) => `${moment.seq} ${moment.name}`)).toEqual([]);
  },
  30_000,
);
