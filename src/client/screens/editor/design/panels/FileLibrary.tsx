import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../../../domain/image-sizes';
import { files, type File as LibraryFile } from '../../../../entities/files';
import { useSettledText } from '../../../../kernel/hooks';
import { SearchField } from '../../../../ui/SearchField';
import { MorePages } from './MorePages';
import { PictureTile } from './PictureTile';
import { useUsedFiles } from './use-used-files';

export interface FileLibraryProps {
  /** Uploads of every kind, or the artwork of the design collection. */
  readonly of: 'uploads' | 'designs';
  readonly onUse: (file: LibraryFile) => void;
}

/** Page sizes: files 32, design collection 20 (specification 2, §9). */
const PER_PAGE = { uploads: 32, designs: 20 } as const;

/** The container's pictures, newest first: found by name or tag, those in the design marked. */
export const FileLibrary = ({ of, onUse }: FileLibraryProps) => {
  const { t } = useTranslation('editor');
  const [search, setSearch] = useState('');
  const [typed, type] = useSettledText(search, setSearch);
  const used = useUsedFiles();
  const variables = { search, status: 'published', ...(of === 'designs' ? { mask: 'design' } : { provider: 'Custom' }) };
  const text = of === 'designs' ? 'designs' : 'uploads';
  return (
    <>
      <SearchField value={typed} onChange={type} placeholder={t('uploads.search')} />
      <Box sx={{ mt: 3 }}>
        <MorePages
          key={search}
          entity={files}
          variables={variables}
          perpage={PER_PAGE[of]}
          columns={3}
          failed={t(`${text}.failed`)}
          empty={search === '' ? t(`${text}.empty`) : t('uploads.noMatch')}
        >
          {(file) => (
            <PictureTile
              key={file._id}
              title={file.filename}
              label={t('uploads.add', { name: file.filename })}
              used={used.has(file._id)}
              usedLabel={t('uploads.used')}
              onUse={() => onUse(file)}
              dragged={{ kind: 'file', fileId: file._id }}
            >
              <Box
                component="img"
                src={imageUrl(file.image_sizes, 'thumb')}
                alt=""
                loading="lazy"
                draggable={false}
                sx={{ width: 1, height: 1, objectFit: 'contain' }}
              />
            </PictureTile>
          )}
        </MorePages>
      </Box>
    </>
  );
};
