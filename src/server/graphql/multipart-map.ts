import { isJsonWithin, REQUEST_BOUNDS } from '../../domain/json-shape';
import { UserError } from '../kernel/errors';
import type { SentFile } from '../kernel/sent-file';
import type { Variables } from './selection';

/** By the name of a file's part, what puts it in its places. */
export type FileMap = ReadonlyMap<string, (file: SentFile) => void>;

/** Places all files of a call may have together, and steps to one of them. */
const MOST_PLACES = 50;
const MOST_STEPS = 10;

const wrong = (): UserError => new UserError('request.multipartMap');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Names a place must not go through, whatever the JSON holds. */
const NOT_OURS = ['__proto__', 'constructor', 'prototype'];

/** What puts a value where `place` leads. Only what is there goes by: own names, indexes of lists, and null at the end. */
const placeIn = (variables: Variables, place: unknown): ((file: SentFile) => void) => {
  if (typeof place !== 'string' || place.length > 200) throw wrong();
  const [root, ...steps] = place.split('.');
  const last = steps.pop();
  if (root !== 'variables' || last === undefined || steps.length > MOST_STEPS) throw wrong();
  let at: unknown = variables;
  const enter = (step: string): Record<string, unknown> => {
    if (!isObject(at) || NOT_OURS.includes(step) || !Object.hasOwn(at, step) || (Array.isArray(at) && !/^\d{1,4}$/u.test(step)))
      throw wrong();
    return at;
  };
  for (const step of steps) at = enter(step)[step];
  const holder = enter(last);
  if (holder[last] !== null) throw wrong();
  return (file) => {
    holder[last] = file;
  };
};

/** Reads the `map` of a multipart call. Throws one sentence for what is none of these variables. */
export const readMap = (text: string, variables: Variables): FileMap => {
  let map: unknown;
  if (!isJsonWithin(text, REQUEST_BOUNDS)) throw wrong();
  try {
    map = JSON.parse(text);
  } catch {
    throw wrong();
  }
  if (!isObject(map) || Array.isArray(map)) throw wrong();
  const entries = Object.entries(map);
  const named = new Set<unknown>();
  return new Map(
    entries.map(([name, places]) => {
      if (!Array.isArray(places) || places.length === 0) throw wrong();
      const puts = places.map((place: unknown) => {
        if (named.has(place) || named.size >= MOST_PLACES) throw wrong();
        named.add(place);
        return placeIn(variables, place);
      });
      return [name, (file: SentFile) => puts.forEach((put) => put(file))] as const;
    }),
  );
};
