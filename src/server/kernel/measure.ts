import { channel } from 'node:diagnostics_channel';

/** Events of a process that are counted, by kind. Numbers are seconds unless their name says otherwise. */
export interface Measurements {
  /** An answered HTTP request. `route`: the pattern it matched, undefined where it matched none. */
  readonly request: { readonly method: string; readonly route: string | undefined; readonly status: number; readonly seconds: number };
  /** A field of Query or Mutation that was resolved. */
  readonly operation: {
    readonly name: string;
    readonly outcome: 'ok' | 'user_error' | 'denied' | 'fault';
    readonly seconds: number;
  };
  /** A statement the database or the connection failed. `sqlState`: five characters; undefined where no answer came. */
  readonly sqlError: { readonly sqlState: string | undefined };
  /** An attempt at queued work. */
  readonly attempt: {
    readonly kind: string;
    readonly outcome: 'done' | 'again' | 'rejected' | 'interrupted';
    readonly seconds: number;
  };
  /** One run of a recurring task. */
  readonly recurringTask: { readonly name: string; readonly succeeded: boolean };
  /** A call to somebody else's server. `place`: its name as people know it; undefined where the caller names none. */
  readonly outboundCall: { readonly place: string | undefined; readonly outcome: OutboundOutcome; readonly seconds: number };
  readonly mailFetched: { readonly count: number };
  readonly mailSent: { readonly outcome: 'sent' | 'later' | 'refused' | 'unknown' };
  /** Open event streams, by how many more or fewer there are now. */
  readonly eventStreams: { readonly change: 1 | -1 };
  /** A line about a fault in the log. `where` is the beginning of its text. */
  readonly fault: { readonly where: string };
}

export type OutboundOutcome = 'ok' | 'refused' | 'auth' | 'throttled' | 'down' | 'timeout' | 'unreachable' | 'too_large' | 'interrupted';

type MeasurementName = keyof Measurements;

/** One of Node's diagnostics channels for each kind, so that whoever measures knows nothing of who counts. */
const channelOf = (name: MeasurementName) => channel(`pressroom:${name}`);

const channels: Readonly<Record<MeasurementName, ReturnType<typeof channel>>> = {
  request: channelOf('request'),
  operation: channelOf('operation'),
  sqlError: channelOf('sqlError'),
  attempt: channelOf('attempt'),
  recurringTask: channelOf('recurringTask'),
  outboundCall: channelOf('outboundCall'),
  mailFetched: channelOf('mailFetched'),
  mailSent: channelOf('mailSent'),
  eventStreams: channelOf('eventStreams'),
  fault: channelOf('fault'),
};

/** Tells whoever counts in this process; costs a comparison where nobody does. */
export const measure = <Name extends MeasurementName>(name: Name, measurement: Measurements[Name]): void => {
  if (channels[name].hasSubscribers) channels[name].publish(measurement);
};

/** Calls `listener`, which must not throw, with each measurement of a kind from now on; returns how to end it. */
export const onMeasurement = <Name extends MeasurementName>(
  name: Name,
  listener: (measurement: Measurements[Name]) => void,
): (() => void) => {
  const hear = (message: unknown): void => listener(message as Measurements[Name]);
  channels[name].subscribe(hear);
  return () => void channels[name].unsubscribe(hear);
};

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (began: number): number => (performance.now() - began) / 1000;
