import { useEffect } from 'react';
import { leaveGuard } from './leave-guard';

/** Asks before the page is left or reloaded with unsaved work. Going to another screen keeps it. */
export const useLeaveGuard = (unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return undefined;
    const onLeave = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [unsaved]);
};

/** The same for a form that another screen, or closing it, would lose: asks before every change of the address as well. */
export const useFormGuard = (unsaved: boolean): void => {
  useLeaveGuard(unsaved);
  useEffect(() => (unsaved ? leaveGuard.hold() : undefined), [unsaved]);
};
