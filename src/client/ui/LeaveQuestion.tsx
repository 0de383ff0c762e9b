import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { leaveGuard } from './leave-guard';

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog')).LeaveDialog }));

/** The one dialog of the leave guard; it loads when it is first needed. */
export const LeaveQuestion = () => {
  const asking = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.isAsking);
  const [needed, setNeeded] = useState(false);
  if (asking && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <LeaveDialog open={asking} />
    </Suspense>
  ) : null;
};
