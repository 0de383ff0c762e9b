import type { Moment } from '../../../replay/reading/open-log';
import { momentAt, type View } from './scale';

/** What stands on a line of its own, from top to bottom. */
export const TRACKS = ['page', 'person', 'program', 'call', 'fault', 'check'] as const;
type Track = (typeof TRACKS)[number];

/** What a call is that did not go wrong. */
const FINE = new Set(['ok', 'cancelled']);
export const isFailedCall = ({ t, status }: Moment): boolean => t === 'n' && !FINE.has(status ?? '');

export const trackOf = (moment: Moment): Track => {
  switch (moment.t) {
    case 'a':
      return moment.origin === 'ui' || moment.origin === 'timer' ? 'person' : 'program';
    case 'n':
      return 'call';
    case 'e':
    case 'r':
      return 'fault';
    case 'g':
    case 'c':
    case 's':
      return 'check';
    default:
      return 'page';
  }
};

/** Colours, as the canvas takes them. */
export type Colours = Readonly<Record<Track | 'failed' | 'gap' | 'line', string>>;

interface Drawing {
  readonly context: CanvasRenderingContext2D;
  readonly moments: readonly Moment[];
  readonly places: Float64Array;
  readonly view: View;
  /** CSS pixels. */
  readonly width: number;
  readonly trackHeight: number;
  readonly colours: Colours;
  /** When the other tabs did something, on the same line; one track each. */
  readonly others: readonly Float64Array[];
}

const colourOf = (moment: Moment, track: Track, colours: Colours): string => {
  if (isFailedCall(moment)) return colours.failed;
  return moment.t === 'g' ? colours.gap : colours[track];
};

/** Draws what is in view: a mark each, a bar where something took its time. Of marks in the same place the first is drawn, and whatever went wrong. */
export const drawTracks = ({ context, moments, places, view, width, trackHeight, colours, others }: Drawing): void => {
  const perPixel = width / (view.to - view.from);
  const xOf = (place: number): number => (place - view.from) * perPixel;
  context.clearRect(0, 0, width, trackHeight * (TRACKS.length + others.length));
  context.fillStyle = colours.line;
  for (let track = 1; track < TRACKS.length + others.length; track++) context.fillRect(0, track * trackHeight - 0.5, width, 1);
  const taken = new Map<Track, number>();
  const last = momentAt(places, view.to);
  for (let i = momentAt(places, view.from); i <= last; i++) {
    const moment = moments[i];
    if (!moment) continue;
    const track = trackOf(moment);
    const x = xOf(places[i] ?? 0);
    const long = moment.t === 'n' ? Math.max(2, Math.min(moment.ms ?? 0, places[i] ?? 0) * perPixel) : 2;
    const wrong = isFailedCall(moment) || moment.t === 'e' || moment.t === 'g';
    if (!wrong && long < 4 && Math.round(x) === taken.get(track)) continue;
    taken.set(track, Math.round(x));
    const [y, height] = [TRACKS.indexOf(track) * trackHeight + 3, trackHeight - 6];
    context.fillStyle = colourOf(moment, track, colours);
    context.fillRect(x - long + 1, y, wrong ? Math.max(3, long) : long, moment.t === 'c' ? height / 2 : height);
  }
  context.fillStyle = colours.program;
  for (const [i, times] of others.entries()) {
    for (const place of times) {
      if (place >= view.from && place <= view.to) context.fillRect(xOf(place), (TRACKS.length + i) * trackHeight + 3, 2, trackHeight - 6);
    }
  }
};
