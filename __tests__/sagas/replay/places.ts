import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFaults, type SourceFault } from '../../support/source-faults';

/** A fault in a file of the client, as it is kept in a list. */
export interface Place extends Pick<SourceFault, 'symbol' | 'was' | 'put' | 'nth'> {
  readonly file: string;
}

const client = path.join(__dirname, '../../../src/client');
export const textOf = (file: string): string => readFileSync(path.join(client, file), 'utf8');

const found = (file: string): SourceFault[] => sourceFaults(file, textOf(file));

export const placesIn = (file: string): Place[] => found(file).map(({ symbol, was, put, nth }) => ({ file, symbol, was, put, nth }));

/** Throws where the place vanished. */
const find = ({ file, symbol, was, put, nth }: Place): SourceFault => {
  const there = found(file).find((one) => one.symbol === symbol && one.was === was && one.put === put && one.nth === nth);
  if (!there) throw new Error(`${file} no longer holds “${was}” (${nth}) in ${symbol}: put the fault where that went.`);
  return there;
};

/** The text of the file with the fault in it. Throws where its place vanished. */
export const faulty = (place: Place): string => {
  const { from, to } = find(place);
  const text = textOf(place.file);
  return text.slice(0, from) + place.put + text.slice(to);
};

/** The text of a file in which each place says that it was come to, by its index among `placesIn`, to a global function of that name. */
export const probed = (file: string, name: string): string => {
  const text = textOf(file);
  const insertions = found(file).flatMap(({ around: { from, to } }, i) => [
    { at: from, size: to - from, text: `(globalThis.${name}(${i}), (`, opens: true },
    { at: to, size: to - from, text: '))', opens: false },
  ]);
  // What lies within another is opened after it and closed before it.
  insertions.sort((a, b) => a.at - b.at || Number(a.opens) - Number(b.opens) || (a.opens ? b.size - a.size : a.size - b.size));
  let last = 0;
  return `${insertions.map(({ at, text: put }) => text.slice(last, (last = at)) + put).join('')}${text.slice(last)}`;
};
