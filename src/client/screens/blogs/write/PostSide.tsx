import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_POST_TAGS, slugOf } from '../../../../domain/blogs/post';
import { PLATFORMS, isPlatformId } from '../../../../domain/platforms';
import { imageUrl } from '../../../../domain/files/image-sizes';
import type { File } from '../../../entities/files';
import { stores } from '../../../entities/stores';
import type { PostWords } from '../../../entities/written-posts';
import { useList } from '../../../kernel/hooks';
import { Labelled } from '../../../ui/form/Labelled';
import { SelectField } from '../../../ui/form/SelectField';
import { TagField } from '../../../ui/form/TagField';
import { Thumb } from '../../../ui/Thumb';
import { PostInputLimits } from './post-limits';

const PicturePicker = lazy(async () => ({ default: (await import('../../../shell/pictures/PicturePicker')).PicturePicker }));

const ALL_STORES = { perpage: 100 };

interface PostSideProps {
  readonly words: PostWords;
  readonly readOnly: boolean;
  readonly onWrite: (change: Partial<PostWords>) => void;
}

/** What a post has besides its text: where it goes, its address, its tags and its picture. */
export const PostSide = ({ words, readOnly, onWrite }: PostSideProps) => {
  const { t } = useTranslation('blogs');
  const { rows } = useList(stores, ALL_STORES);
  const [picking, setPicking] = useState(false);
  const blogs = rows.filter(
    ({ platform_id, _id }) =>
      _id === words.store_id || (isPlatformId(platform_id) && PLATFORMS[platform_id].can.some((each) => each === 'publishPost')),
  );
  const choose = ([file]: readonly File[]): void => {
    setPicking(false);
    const src = file && imageUrl(file.image_sizes, 'large');
    if (src) onWrite({ image: { _id: file._id, src } });
  };
  const tooMany = words.tags.length > MOST_POST_TAGS ? t('tooManyTags', { count: MOST_POST_TAGS }) : undefined;
  return (
    <Box component="section" aria-label={t('about')} sx={box}>
      <SelectField
        label={t('column.store')}
        hint={rows.length > 0 && blogs.length === 0 ? t('noBlogs') : undefined}
        disabled={readOnly}
        value={words.store_id ?? ''}
        options={[{ value: '', label: t('chooseStore') }, ...blogs.map(({ _id, sto_name }) => ({ value: _id, label: sto_name }))]}
        onChange={(id) => onWrite({ store_id: id || null })}
      />
      <Labelled label={t('slug')} hint={t('slugHint')} disabled={readOnly}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            size="small"
            value={words.slug}
            placeholder={slugOf(words.title)}
            inputProps={{ 'aria-describedby': describedBy, maxLength: PostInputLimits.slug, dir: 'ltr' }}
            onChange={({ target }) => onWrite({ slug: target.value })}
            onBlur={() => slugOf(words.slug) !== words.slug && onWrite({ slug: slugOf(words.slug) })}
          />
        )}
      </Labelled>
      {readOnly ? null : <TagField label={t('column.tags')} error={tooMany} value={words.tags} onChange={(tags) => onWrite({ tags })} />}
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography component="span" sx={{ fontSize: 13, fontWeight: 500 }}>
          {t('picture')}
        </Typography>
        {words.image && <Thumb src={words.image.src} alt={t('picture')} size={120} />}
        {!readOnly && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="outlined" onClick={() => setPicking(true)}>
              {t(words.image ? 'pictureOther' : 'pictureChoose')}
            </Button>
            {words.image && <Button onClick={() => onWrite({ image: null })}>{t('pictureRemove')}</Button>}
          </Box>
        )}
      </Box>
      <Suspense>{picking && <PicturePicker single onChoose={choose} onClose={() => setPicking(false)} />}</Suspense>
    </Box>
  );
};

const box = { display: 'grid', gap: 4, p: 4, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' } as const;
