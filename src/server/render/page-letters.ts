import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { registerFonts } from './fonts';

/** The page's own font, in the parts it is shipped in: a letter is drawn with the first that has it, else with a font of the machine. */
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

/** Makes the page's font known to the drawing library; `folder` has its variable files. Tells its families, as a context takes them. */
export const pageFonts = async (folder: string): Promise<string> => {
  const face = await registerFonts(
    PARTS.map((part) => `page ${part}`),
    '',
    (family) => Promise.resolve([{ weight: 400, italic: false, path: `${folder}/inter-${family.replace('page ', '')}-wght-normal.woff2` }]),
  );
  return PARTS.map((part) => `"${face(`page ${part}`, 400, false).name}"`).join(', ');
};

export const useLetters = (ink: SKRSContext2D, fonts: string, size: number, bold: boolean): void => {
  ink.font = `${bold ? 600 : 400} ${size}px ${fonts}`;
};

/** Whether letters are not drawn as what they are: one that no font has looks like one that nobody could have. */
export const missingIn = (fonts: string): ((text: string) => boolean) => {
  const [size, known] = [32, new Map<string, boolean>()];
  const ink = createCanvas(size * 2, size * 2).getContext('2d');
  useLetters(ink, fonts, size, false);
  const look = (letter: string): string => {
    ink.clearRect(0, 0, size * 2, size * 2);
    ink.fillText(letter, 4, size * 1.4);
    return Buffer.from(ink.getImageData(0, 0, size * 2, size * 2).data.buffer).toString('base64');
  };
  const nothing = look('\u{10FFFD}');
  return (text) =>
    Array.from(text).some((letter) => {
      // Those below are in the first part, and most there are.
      if (letter < '\u0250') return false;
      const before = known.get(letter) ?? look(letter) === nothing;
      known.set(letter, before);
      return before;
    });
};
