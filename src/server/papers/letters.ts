import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { unpack } from '../render/unpack';

const PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;

export const WEIGHTS = [400, 600] as const;

export type Weight = (typeof WEIGHTS)[number];

/** A part of the font: its name in a file, its bytes, and which letters it has. */
export interface Part {
  readonly name: string;
  readonly bytes: Buffer;
  readonly has: (letter: number) => boolean;
}

const loaded = new Map<string, Promise<readonly Part[]>>();

const load = (folder: string, weight: Weight): Promise<readonly Part[]> =>
  Promise.all(
    PARTS.map(async (part) => {
      const bytes = await unpack(await readFile(path.join(folder, `inter-${part}-${weight}-normal.woff2`)));
      const font = create(bytes) as Font;
      const letters = new Set(font.characterSet);
      return { name: `${part}-${weight}`, bytes, has: (letter: number) => letters.has(letter) };
    }),
  );

/** The parts of the font in one weight; unpacked once a process. */
export const partsOf = (folder: string, weight: Weight): Promise<readonly Part[]> => {
  const key = `${folder} ${weight}`;
  const parts = loaded.get(key) ?? load(folder, weight);
  loaded.set(key, parts);
  return parts;
};

/** A piece of a text that one part has all letters of. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** A text by the parts that have its letters; a letter none has is a question mark. */
export const runsOf = (text: string, parts: readonly Part[]): Run[] => {
  const runs: { font: string; text: string }[] = [];
  const [first] = parts;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const part = parts.find(({ has }) => has(code));
    const [font, drawn] = part ? [part.name, letter] : [first?.name ?? '', '?'];
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
};
