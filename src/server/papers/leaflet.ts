import path from 'node:path';
import { refuse } from '../../domain/fault';
import type { Services } from '../kernel/context';
import type { IsolatedWork } from '../kernel/isolated';
import { FONTS } from './paper';

declare module '../kernel/isolated' {
  interface IsolatedKinds {
    leaflet: { request: LeafletRequest; answer: Uint8Array };
  }
}

/** What stands on the sheet of something that is on sale. */
export interface Leaflet {
  readonly name: string;
  readonly store: string;
  /** What it costs, with its currency; empty: nobody knows. */
  readonly price: string;
  /** What there is to choose: `Size`, `S, M, L`. */
  readonly choices: readonly (readonly [name: string, values: string])[];
  /** Plain text; a blank line begins a paragraph. */
  readonly description: string;
  /** Where it is sold. */
  readonly url: string;
  /** Pictures as files, the first of them large. One that cannot be read is left out. */
  readonly pictures: readonly Uint8Array[];
  /** Unix seconds: what the file says of its making. */
  readonly at: number;
}

export interface LeafletRequest {
  readonly leaflet: Leaflet;
  /** Folder of the font's files, and of those that hold all weights in one. */
  readonly fonts: string;
  readonly variableFonts: string;
}

export const leaflet: IsolatedWork<LeafletRequest, Uint8Array> = {
  crew: 'drawing',
  limit: 30_000,
  tooMuch: refuse('work.leafletTooMuch').fault,
  load: async () => (await import('./leaflet-work')).drawLeaflet,
};

const VARIABLE_FONTS = ['node_modules', '@fontsource-variable', 'inter', 'files'];

/** The sheet as PDF. */
export const drawnLeaflet = ({ isolated, config }: Services, containerId: string, wanted: Leaflet): Promise<Uint8Array> =>
  isolated('leaflet', containerId, () => ({
    leaflet: wanted,
    fonts: path.join(config.root, ...FONTS),
    variableFonts: path.join(config.root, ...VARIABLE_FONTS),
  }));
