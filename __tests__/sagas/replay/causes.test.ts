import { createCauses } from '../../../src/client/replay/reading/causes';
import { openText } from '../../../src/client/replay/reading/open-log';
import { forgetLogs } from '../../../src/client/replay/storage';
import { recordedStore } from './recorded-store';
import { backgroundTasks, editorSession, listsAndFailures } from './sessions';

test.each([
  ['lists and failures', listsAndFailures],
  ['background tasks', backgroundTasks],
  ['a design that is saved', editorSession],
] as const)('%s: whatever a saga did or asked for goes back to what a person or a timer did', async (_name, session) => {
  await forgetLogs();
  const recorded = recordedStore();
  await session(recorded);
  const log = openText(await recorded.exported());
  recorded.recorder.stop();
  const causes = createCauses(log);
  const led = log.moments.filter(({ t, origin }) => t === 'n' || origin === 'saga' || origin === 'net');
  expect(led.length).toBeGreaterThan(10);
  const lost = led.filter((moment) => !['ui', 'timer'].includes(causes.back(moment).at(-1)?.origin ?? ''));
  expect(lost.map(({ seq, name }) => `${seq} ${name}`)).toEqual([]);
});
