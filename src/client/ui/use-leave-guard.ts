import { useEffect } from 'react';

/** Asks before the page is left or reloaded with unsaved work. Going to another screen keeps it. */
export const useLeaveGuard = (unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return undefined;
    const onLeave = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [unsaved]);
};
