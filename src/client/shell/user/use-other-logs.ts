import { useEffect, useState } from 'react';
import { otherLogs } from '../../replay/start';

type OtherLogs = Awaited<ReturnType<typeof otherLogs>>;

/** So many are offered: what went wrong did so lately. */
const OFFERED = 3;

/** The latest logs of the person's other tabs, once they are known. */
export const useOtherLogs = (): OtherLogs => {
  const [logs, setLogs] = useState<OtherLogs>([]);
  useEffect(() => {
    let wanted = true;
    otherLogs().then(
      (found) => wanted && setLogs(found.slice(0, OFFERED)),
      // Nothing is recorded, or nothing is kept: then there is nothing to offer.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return logs;
};
