const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value & 0xffff);
  return bytes;
};

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};

const filled = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

export const utf16 = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf16le');
const latin = (text: string): Buffer => Buffer.from(`${text}\0`, 'latin1');

/** An attribute of a stream: of the mail (1) or of a file (2), with its sum. */
export const attribute = (level: 1 | 2, id: number, data: Buffer, type = 6): Buffer => {
  const sum = data.reduce((total, byte) => (total + byte) & 0xffff, 0);
  return Buffer.concat([Buffer.from([level]), u16(id), u16(type), u32(data.length), data, u16(sum)]);
};

export type Property = Buffer;

const variable = (type: number, id: number, value: Buffer): Property =>
  Buffer.concat([u16(type), u16(id), u32(1), u32(value.length), filled(value)]);

export const property = {
  long: (id: number, value: number): Property => Buffer.concat([u16(0x0003), u16(id), u32(value)]),
  time: (id: number): Property => Buffer.concat([u16(0x0040), u16(id), Buffer.alloc(8, 1)]),
  flag: (id: number): Property => Buffer.concat([u16(0x000b), u16(id), u32(1)]),
  unicode: (id: number, text: string): Property => variable(0x001f, id, utf16(text)),
  string: (id: number, text: string | Buffer): Property => variable(0x001e, id, typeof text === 'string' ? latin(text) : text),
  binary: (id: number, value: Buffer): Property => variable(0x0102, id, value),
  object: (id: number, iid: Buffer, value: Buffer): Property => variable(0x000d, id, Buffer.concat([iid, value])),
  /** One that has a name instead of a number, as add-ins of Outlook write them. */
  named: (name: string, text: string): Property =>
    Buffer.concat([
      u16(0x001f),
      u16(0x8001),
      Buffer.alloc(16, 7),
      u32(1),
      u32(utf16(name).length),
      filled(utf16(name)),
      u32(1),
      u32(utf16(text).length),
      filled(utf16(text)),
    ]),
  /** Several values under one number. */
  several: (id: number, ...texts: readonly string[]): Property =>
    Buffer.concat([u16(0x101f), u16(id), u32(texts.length), ...texts.flatMap((text) => [u32(utf16(text).length), filled(utf16(text))])]),
};

export const properties = (...all: readonly Property[]): Buffer => Buffer.concat([u32(all.length), ...all]);

export const tnef = (...attributes: readonly Buffer[]): Buffer => Buffer.concat([u32(0x223e9f78), u16(1), ...attributes]);

export const codePage = (page: number): Buffer => attribute(1, 0x9007, Buffer.concat([u32(page), u32(0)]));
export const mailProperties = (...all: readonly Property[]): Buffer => attribute(1, 0x9003, properties(...all));

/** A file as Outlook writes it: how it is drawn, its short name, its bytes, then its properties. */
export const file = (title: string | Buffer, content: Buffer | undefined, ...all: readonly Property[]): Buffer =>
  Buffer.concat([
    attribute(2, 0x9002, Buffer.alloc(14)),
    attribute(2, 0x8010, typeof title === 'string' ? latin(title) : title, 1),
    ...(content ? [attribute(2, 0x800f, content)] : []),
    attribute(2, 0x9005, properties(property.long(0x3705, content ? 1 : 5), ...all)),
  ]);

/** RTF as it lies in a mail, with nothing in it that refers back. */
export const packedRtf = (rtf: string): Buffer => {
  const bytes = Buffer.from(rtf, 'latin1');
  const runs: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 8) runs.push(Buffer.from([0]), bytes.subarray(at, at + 8));
  const body = Buffer.concat(runs);
  return Buffer.concat([u32(body.length + 12), u32(bytes.length), u32(0x75465a4c), u32(0), body]);
};
