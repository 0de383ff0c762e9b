import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Moment } from '../../replay/reading/open-log';
import { after } from '../../kernel/clock';
import { filtered, NO_FILTER, rankOf, type Filter } from './filter';
import type { LogClient, LogState } from './log/log-client';
import type { LogSummary } from './log/protocol';
import { placesOf, showing, wholeView, zoomed, type View } from './timeline/scale';
import { RATES, usePlayer } from './use-player';
import { useRecordingKeys, type RecordingDeeds } from './use-recording-keys';

/** Shorter texts are in too many records to be looked for there. */
const LOOKED_FOR = 6;
const TYPING = 200;

const FAULTS = new Set(['error', 'failed-call', 'gap']);

/** What is in records, as far as it is worth looking. */
const useFound = (client: LogClient, text: string): ReadonlySet<number> | null => {
  const [found, setFound] = useState<{ readonly of: string; readonly indexes: ReadonlySet<number> } | null>(null);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < LOOKED_FOR) return undefined;
    return after(
      TYPING,
      () => void client.ask('search', { text: wanted }).then((indexes) => indexes && setFound({ of: wanted, indexes: new Set(indexes) })),
    );
  }, [client, wanted]);
  return found?.of === wanted ? found.indexes : null;
};

/** Where one is in a recording, what is shown of it, and every way to go elsewhere. */
export const useRecording = (client: LogClient, { moments, proof }: LogState, summary: LogSummary, toggleScreen: () => void) => {
  const places = useMemo(() => placesOf(moments), [moments]);
  const whole = useMemo(() => wholeView(places), [places]);
  const [index, setIndex] = useState(() => beginOf(moments, summary));
  const [view, setView] = useState<View>(whole);
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [pointer, setPointer] = useState('');
  const [noChange, setNoChange] = useState(false);
  const found = useFound(client, filter.text);
  const shown = useMemo(() => filtered(moments, filter, found), [moments, filter, found]);

  const go = useCallback(
    (next: number) => {
      setIndex(next);
      setNoChange(false);
      setView((old) => showing(old, places[next] ?? 0, whole));
    },
    [places, whole],
  );
  const player = usePlayer(places, index, go);

  const faults = useMemo(() => summary.events.filter(({ kind }) => FAULTS.has(kind)).map((event) => event.index), [summary]);
  const differences = useMemo(() => summary.events.filter(({ kind }) => kind === 'difference').map((event) => event.index), [summary]);
  const seq = proof?.divergence?.seq;
  const difference = useMemo(
    () =>
      seq === undefined ? (differences[0] ?? null) : (moments.find((moment) => moment.t === 'a' && moment.seq === seq)?.index ?? null),
    [differences, moments, seq],
  );

  const step = (by: number): void => {
    const rank = rankOf(shown, index);
    // Between two that are shown, one step back leads to the one before.
    const from = by < 0 && rank >= 0 && shown[rank] !== index ? rank + 1 : rank;
    const next = shown[Math.min(Math.max(from + by, 0), shown.length - 1)];
    player.stop();
    if (next !== undefined) go(next);
  };
  const toFault = (backwards: boolean): void => {
    const next = backwards
      ? (faults.findLast((each) => each < index) ?? faults.at(-1))
      : (faults.find((each) => each > index) ?? faults[0]);
    if (next !== undefined) go(next);
  };
  const toChange = (backwards: boolean): void => {
    if (pointer === '') return;
    void client.ask('change', { index, pointer, backwards }).then((next) => {
      if (next === null) setNoChange(true);
      else if (next !== undefined) go(next);
    });
  };
  const toCause = (): void => {
    void client.ask('look', { index }).then((moment) => {
      const [cause] = moment?.back ?? [];
      if (cause !== undefined) go(cause);
    });
  };
  const deeds: RecordingDeeds = {
    toggle: player.toggle,
    step,
    toStart: () => go(shown[0] ?? 0),
    toEnd: () => go(shown.at(-1) ?? 0),
    faster: (by) => player.setRate(RATES[Math.min(Math.max(RATES.indexOf(player.rate) + by, 0), RATES.length - 1)] ?? 1),
    toFault,
    toDifference: () => difference !== null && go(difference),
    toChange,
    toCause,
    zoom: (factor) => setView(factor === null ? whole : zoomed(view, factor, places[index] ?? 0, whole)),
    toggleScreen,
  };
  useRecordingKeys(deeds);
  return {
    index,
    setIndex: go,
    places,
    whole,
    view,
    setView,
    filter,
    setFilter,
    shown,
    player,
    deeds,
    faults,
    difference,
    pointer,
    setPointer,
    noChange,
  };
};

/** Where to begin looking: at the last thing that went wrong before the report, else at the first action. */
const beginOf = (moments: readonly Moment[], { events }: LogSummary): number =>
  events.findLast(({ kind }) => kind === 'error' || kind === 'failed-call')?.index ?? moments.find(({ t }) => t === 'a')?.index ?? 0;
