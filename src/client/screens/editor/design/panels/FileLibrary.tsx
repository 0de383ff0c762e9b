import Box from '@mui/material/Box';
import { useEffect, useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { imageUrl } from '../../../../../domain/files/image-sizes';
import { selectDocument } from '../../../../editor/selectors';
import { countActions, selectCounts, type CountsRoot } from '../../../../entities/counts';
import { files, type File as LibraryFile } from '../../../../entities/files';
import { useSettledText } from '../../../../kernel/hooks';
import { PlainSelect } from '../../../../ui/PlainSelect';
import { SearchField } from '../../../../ui/SearchField';
import type { Root } from '../../root';
import { MorePages } from './MorePages';
import { PictureTile } from './PictureTile';

/** File ids of the pictures that stand in the design, hidden ones too. */
const useUsedFiles = (): ReadonlySet<string> => {
  const document = useSelector(selectDocument);
  const assets = useSelector(({ editor }: Root) => editor.assets);
  return useMemo(() => {
    const used = new Set<string>();
    const add = (assetId: string): void => void used.add(assets[assetId]?.fileId ?? assetId);
    for (const side of Object.values(document.sides)) {
      if (side.backgroundImage !== null) add(side.backgroundImage);
      for (const layer of Object.values(side.layers)) if (layer.type === 'image') add(layer.fileId);
    }
    return used;
  }, [document, assets]);
};

interface FileLibraryProps {
  /** Uploads of every kind, or the artwork of the design collection. */
  readonly of: 'uploads' | 'designs';
  readonly onUse: (file: LibraryFile) => void;
  /** What a press on a picture does, by its file's name; it is added unless told. */
  readonly labelOf?: (name: string) => string;
}

/** Page sizes: files 32, design collection 20 (specification 2, §9). */
const PER_PAGE = { uploads: 32, designs: 20 } as const;

/** Tags to choose from. */
const TAGS = { uploads: 'fileTags', designs: 'designCollectionTags' } as const;

/** The container's pictures, newest first: found by name or number, or by tag; those in the design are marked. */
export const FileLibrary = ({ of, onUse, labelOf }: FileLibraryProps) => {
  const { t } = useTranslation('editor');
  const [search, setSearch] = useState('');
  const [typed, type] = useSettledText(search, setSearch);
  const used = useUsedFiles();
  const dispatch = useDispatch();
  const tags = useSelector((state: CountsRoot) => selectCounts(state, TAGS[of])) ?? [];
  const [tag, setTag] = useState('');
  useEffect(() => void dispatch(countActions.load(TAGS[of])), [dispatch, of]);
  const variables = {
    search,
    status: 'published',
    ...(tag !== '' && { tags: [tag] }),
    ...(of === 'designs' ? { mask: 'design' } : { provider: 'Custom' }),
  };
  const text = of === 'designs' ? 'designs' : 'uploads';
  return (
    <>
      <SearchField value={typed} onChange={type} placeholder={t('uploads.search')} />
      {tags.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <PlainSelect
            fullWidth
            label={t('uploads.tag')}
            value={tag}
            onChange={setTag}
            options={[{ value: '', label: t('uploads.allTags') }, ...tags.map((each) => ({ value: each.tag, label: each.tag }))]}
          />
        </Box>
      )}
      <Box sx={{ mt: 3 }}>
        <MorePages
          key={JSON.stringify(variables)}
          entity={files}
          variables={variables}
          perpage={PER_PAGE[of]}
          columns={3}
          failed={t(`${text}.failed`)}
          empty={search === '' && tag === '' ? t(`${text}.empty`) : t('uploads.noMatch')}
        >
          {(file) => (
            <PictureTile
              key={file._id}
              title={file.filename}
              label={labelOf?.(file.filename) ?? t('uploads.add', { name: file.filename })}
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
