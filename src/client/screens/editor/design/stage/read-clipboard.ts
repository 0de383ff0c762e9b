/** What of a clipboard the stage has a use for. */
export interface Clipping {
  readonly pictures: readonly File[];
  /** Empty for none. */
  readonly text: string;
}

const PLAIN = 'text/plain';

const clippingOf = async (item: ClipboardItem): Promise<Clipping> => {
  const picture = item.types.find((type) => type.startsWith('image/'));
  if (picture !== undefined) {
    const bytes = await item.getType(picture);
    return { pictures: [new File([bytes], `image.${picture.replace(/^image\/|\+.*$/g, '')}`, { type: picture })], text: '' };
  }
  return { pictures: [], text: item.types.includes(PLAIN) ? await (await item.getType(PLAIN)).text() : '' };
};

/** Reads the system's clipboard, for which the browser may ask. Rejects where it is not allowed. */
export const readClipboard = async (): Promise<Clipping> => {
  const found = await Promise.all((await navigator.clipboard.read()).map(clippingOf));
  return { pictures: found.flatMap(({ pictures }) => pictures), text: found.map(({ text }) => text).join('') };
};
