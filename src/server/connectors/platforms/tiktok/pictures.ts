import { z } from 'zod';
import type { Outside } from '../../connector';
import { formWithFiles } from '../../form';
import { fetchPicture } from '../../picture';
import type { OutgoingImage } from '../shop';
import type { TikTokClient } from './client';

/** What a picture is for; TikTok measures it by that. */
type UseCase = 'MAIN_IMAGE' | 'ATTRIBUTE_IMAGE' | 'SIZE_CHART_IMAGE';

const uploadedShape = z.object({ uri: z.string() });

/**
 * Gives TikTok a picture and answers with its name there. A picture no product names is seen by nobody: a call whose answer got lost is made
 * again.
 */
export const uploadPicture = async (client: TikTokClient, outside: Outside, { src }: Pick<OutgoingImage, 'src'>, useCase: UseCase) => {
  const { bytes, type } = await fetchPicture(outside, src);
  return client.call('POST', '/product/202309/images/upload', uploadedShape, {
    form: formWithFiles({ use_case: useCase }, [{ field: 'data', name: 'picture', type, bytes }]),
  });
};
