import type { ItemInfoInput } from '../../contract/generated/operations';
import type { MutationMakeItemInfoArgs } from '../../contract/generated/resolvers';
import { sizeChartRequest } from '../../domain/listing/listing-matter';
import { takeSent, type SentPicture } from '../files/sent';
import type { RequestContext } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { SentFile } from '../kernel/sent-file';

const SENT_SIDES = ['front', 'back', 'sleeve', 'hood'] as const;

/** What came with a call to save a listing: its pictures, taken, and the fields that name them. */
interface SentPictures {
  readonly pictures: readonly SentPicture[];
  readonly fields: Partial<ItemInfoInput>;
  /** Go behind its images. */
  readonly images: readonly { readonly _id: string; readonly src: string }[];
}

const fileOf = (value: unknown, field: string): SentFile | null => {
  if (value === null || value === undefined) return null;
  if (value instanceof SentFile) return value;
  throw new UserError('request.noUpload', { field });
};

/** Takes the pictures of a multipart call; a file that is named in several places is one picture. */
export const takePictures = async (args: MutationMakeItemInfoArgs, context: RequestContext): Promise<SentPictures> => {
  const chart = sizeChartRequest(args.size_chart as SentFile | string | null | undefined);
  const named: readonly (readonly [field: string, file: SentFile | null])[] = [
    ...SENT_SIDES.map((side) => [side, fileOf(args[side], side)] as const),
    ...(args.images_upload ?? []).map((value, index) => [`images_upload.${index}`, fileOf(value, 'images_upload')] as const),
    ['size_chart', fileOf(chart.upload, 'size_chart')],
  ];
  const taken = new Map<SentFile, SentPicture>();
  const byField = new Map<string, { readonly _id: string; readonly src: string }>();
  // One after the other: each takes a process that reads it.
  for (const [field, file] of named) {
    if (!file) continue;
    const picture = taken.get(file) ?? (await takeSent(context, file, field));
    taken.set(file, picture);
    byField.set(field, { _id: picture._id, src: picture.src });
  }
  const images = [...byField].flatMap(([field, picture]) => (field.startsWith('images_upload') ? [picture] : []));
  const fields = Object.fromEntries([...byField].filter(([field]) => !field.startsWith('images_upload')));
  const remove = chart.remove || args.size_chart_remove || args.params.size_chart_remove;
  return { pictures: [...taken.values()], fields: { ...fields, ...(remove && { size_chart: null, size_chart_remove: true }) }, images };
};
