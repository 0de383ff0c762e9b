import { createHash } from 'node:crypto';
import { slugOf } from '../../../domain/blogs/post';
import { ConnectorError } from '../connector';
import { converting, type IssuuClient, type IssuuDocument } from './client';

/** A document as it is to stand at Issuu. */
interface OutgoingDocument {
  /** Ours: the same document is always meant by it. */
  readonly _id: string;
  /** What Issuu knows it by, where it was there before. */
  readonly slug: string | null;
  readonly title: string;
  readonly description: string;
  readonly pdf: Buffer;
}

export interface SharedDocument {
  readonly slug: string;
  /** Where its readers find it. */
  readonly url: string;
}

/** ms between two looks whether a file is converted, and in all. */
const LOOKS = { first: 500, most: 5000, all: 90_000 } as const;
/** Issuu takes no longer titles than people read. */
const MOST_TITLE = 250;

/** Names the document in the ledger, whatever else is sent about its store. */
export const effectKeyOf = (_id: string): string => `document:${_id}`;

/** What a draft says of itself until it is published: Issuu takes no key, and finds drafts by their words. */
const markOf = (_id: string): string => `back-office-document:${_id}`;

/** The file's name tells what is in it, so that one that has arrived is known again. */
const fileNameOf = ({ title, pdf }: OutgoingDocument): string =>
  `${slugOf(title).slice(0, 40) || 'document'}-${createHash('sha256').update(pdf).digest('hex').slice(0, 12)}.pdf`;

const infoOf = (title: string, description: string) => ({
  title: title.slice(0, MOST_TITLE),
  description,
  access: 'PUBLIC',
  type: 'promotional',
  preview: false,
  showDetectedLinks: false,
  downloadable: true,
});

/** Waits until Issuu has made pages of the file. */
const converted = async (client: IssuuClient, document: IssuuDocument, name: string): Promise<void> => {
  let [now, waited, pause]: [IssuuDocument | null, number, number] = [document, 0, LOOKS.first];
  for (;;) {
    const status = now?.fileInfo?.conversionStatus;
    if (status === 'DONE') return;
    if (status === 'FAILED') throw new ConnectorError('not_converted', 'issuu.notConverted');
    if (!now || waited >= LOOKS.all) throw converting();
    await client.wait(pause, client.signal);
    waited += pause;
    pause = Math.min(2 * pause, LOOKS.most);
    now = await client.read(document.slug);
    // Somebody has put another file in its place meanwhile.
    if (now && now.fileInfo?.name !== name) throw new ConnectorError('changed', 'issuu.changedMeanwhile', { retry: true });
  }
};

/**
 * Makes Issuu hold a document as it is to be, published, once, however often it is called: what is there is read first, by what Issuu called it or by
 * our mark. `keep` is told what Issuu calls it before anything else is sent.
 */
export const shareDocument = async (
  client: IssuuClient,
  wanted: OutgoingDocument,
  keep: (slug: string) => Promise<void>,
): Promise<SharedDocument> => {
  const [key, mark, name] = [effectKeyOf(wanted._id), markOf(wanted._id), fileNameOf(wanted)];
  const info = infoOf(wanted.title, wanted.description);
  await client.quiet(key);
  const known = wanted.slug === null ? null : await client.read(wanted.slug);
  const there = known ?? (await client.find(mark)) ?? (await client.create(key, infoOf(wanted.title, mark)));
  const { slug } = there;
  if (slug !== wanted.slug) await keep(slug);

  const before = there.state === 'PUBLISHED' ? await client.publication(slug) : null;
  const isWanted = ({ title, description, fileInfo }: IssuuDocument): boolean =>
    title === info.title && description === info.description && fileInfo?.name === name;
  if (before?.publicLocation && isWanted(before)) return { slug, url: before.publicLocation };

  const arrived = there.fileInfo?.name === name && there.fileInfo.conversionStatus !== 'FAILED';
  await converted(client, arrived ? there : await client.upload(key, slug, name, wanted.pdf), name);
  await client.describe(key, slug, info);
  const { publicLocation } = await client.publish(key, slug, slugOf(wanted.title) || slug);
  const seen = await client.publication(slug);
  if (!seen) throw new ConnectorError('not_there', 'issuu.notThere', { retry: true });
  return { slug, url: seen.publicLocation ?? publicLocation };
};
