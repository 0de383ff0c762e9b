interface Size {
  readonly width: number;
  readonly height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47];
/** A PNG begins with its own mark and the head of its first part, then says how large it is. */
const PNG_HEAD = 24;
const PNG_WIDTH = 16;

/** Pixels of a picture; null where it can't be read. Of a PNG its first bytes are enough, which matters with many large ones. */
export const pictureSize = async (file: Blob): Promise<Size | null> => {
  try {
    const head = new DataView(await file.slice(0, PNG_HEAD).arrayBuffer());
    if (head.byteLength === PNG_HEAD && PNG.every((byte, at) => head.getUint8(at) === byte))
      return { width: head.getUint32(PNG_WIDTH), height: head.getUint32(PNG_WIDTH + 4) };
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return null;
  }
};
