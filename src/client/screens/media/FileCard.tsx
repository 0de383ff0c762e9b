import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../domain/files/image-sizes';
import type { File } from '../../entities/files';
import { ContentStatus } from '../../ui/ContentStatus';
import { PictureCard } from '../../ui/PictureCard';
import { pixelsOf } from './file-facts';

interface FileCardProps {
  readonly file: File;
  readonly box: ReactNode;
  readonly link: string | null;
}

/** One file in the grid. */
export const FileCard = ({ file, box, link }: FileCardProps) => {
  const { t } = useTranslation('media');
  const facts = [pixelsOf(file), ...(file.used > 0 ? [t('used', { count: file.used })] : []), ...file.tags];
  return (
    <PictureCard
      title={file.filename}
      link={link}
      openLabel={t('open', { name: file.filename })}
      pictures={[imageUrl(file.image_sizes, 'thumb')]}
      box={box}
      badge={file.status === 'draft' && <ContentStatus status={file.status} />}
      facts={facts.filter((fact) => fact !== '').join(' · ')}
    />
  );
};
