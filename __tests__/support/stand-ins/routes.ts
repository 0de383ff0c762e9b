import type { StandInAnswer, StandInRequest } from './stand-in';

export type Route = readonly [
  method: string,
  path: RegExp,
  handle: (request: StandInRequest, ...parts: string[]) => StandInAnswer | Promise<StandInAnswer>,
];

/** The first route of method and path; undefined where there is none. */
export const routed = (routes: readonly Route[], request: StandInRequest): StandInAnswer | Promise<StandInAnswer> | undefined => {
  for (const [method, path, handle] of routes) {
    const match = method === request.method ? path.exec(request.path) : null;
    if (match) return handle(request, ...match.slice(1).map(decodeURIComponent));
  }
  return undefined;
};

/** A shop's clock, which can be moved: seconds since 1970. */
export class Clock {
  private offset = 0;

  now(): number {
    return Date.now() / 1000 + this.offset;
  }

  advance(seconds: number): void {
    this.offset += seconds;
  }

  /** The header Date. */
  header(): { readonly date: string } {
    return { date: new Date(this.now() * 1000).toUTCString() };
  }
}
