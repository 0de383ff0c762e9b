import { useEffect, useState } from 'react';
import { after } from '../../kernel/clock';
import type { LogClient } from './log/log-client';
import type { MomentView } from './log/protocol';

/** Milliseconds after which somebody looks at where they are. */
const SETTLED_AFTER = 40;

/** What the worker knows of a moment, once somebody stays with it. */
export const useMoment = (client: LogClient, index: number): MomentView | null => {
  const [view, setView] = useState<MomentView | null>(null);
  useEffect(() => {
    if (index < 0) return undefined;
    let wanted = true;
    // While somebody scrubs, nobody reads what is passed over.
    const cancel = after(SETTLED_AFTER, () => void client.ask('look', { index }).then((next) => wanted && next && setView(next)));
    return () => {
      wanted = false;
      cancel();
    };
  }, [client, index]);
  return view?.index === index ? view : null;
};
