import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { taskActions, selectTaskCounts } from '../../kernel/tasks-slice';

/** While tasks run, leaving the page asks the browser's leave confirmation and opens the panel (specification 1, §4). */
export const useLeaveConfirmation = (): void => {
  const dispatch = useDispatch();
  const busy = useSelector(selectTaskCounts).tasks > 0;
  useEffect(() => {
    if (!busy) return undefined;
    const confirmLeaving = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
      dispatch(taskActions.setPanelOpen(true));
    };
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [busy, dispatch]);
};
