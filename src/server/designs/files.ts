import type { DesignValues } from '../../domain/design/design';

/** The files a design shows. */
export const designFiles = ({ image_id, images }: Pick<DesignValues, 'image_id' | 'images'>): string[] => [
  ...(image_id ? [image_id] : []),
  ...images.flatMap(({ file_id }) => file_id ?? []),
];
