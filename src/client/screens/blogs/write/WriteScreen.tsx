import Article from '../../../ui/icons/ArticleOutlined';
import Visibility from '../../../ui/icons/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import { PostInputLimits } from './post-limits';
import { useMay } from '../../../shell/session/use-may';
import { Link } from '../../../ui/Link';
import { latePart } from '../../../ui/late-part';
import { Message } from '../../../ui/Message';
import { PageHeader } from '../../../ui/PageHeader';
import { refusalSentence } from '../../../ui/refusal';
import { SaveLine } from './SaveLine';
import { useWritten } from './use-written';

const BodyEditor = latePart(async () => (await import(/* webpackChunkName: "rich-text" */ './BodyEditor')).BodyEditor);
const PublishBox = latePart(async () => (await import(/* webpackChunkName: "post-parts" */ './PublishBox')).PublishBox);
const PostSide = latePart(async () => (await import(/* webpackChunkName: "post-parts" */ './PostSide')).PostSide);
const Preview = lazy(async () => ({ default: (await import(/* webpackChunkName: "post-parts" */ './Preview')).Preview }));

/** `/blogs/write?id=`: a post of a store's blog is written here; without an id a new one. */
export const WriteScreen = () => {
  const { t } = useTranslation('blogs');
  const [mayView, mayChange] = [useMay('store', 'view'), useMay('store', 'update')];
  const { written, shown, write, saveNow, overwrite, takeTheirs, publish } = useWritten();
  const [previewing, setPreviewing] = useState(false);
  useEffect(() => {
    BodyEditor.prepare();
    PublishBox.prepare();
    PostSide.prepare();
  }, []);
  const { words, state, error } = written;
  if (!mayView) return <Message Icon={Article} title={t('noRight.title')} text={t('noRight.text')} />;
  const isReading = state === 'reading';
  if (isReading && error)
    return (
      <Message Icon={Article} title={refusalSentence(error)} text={t('goneHint')}>
        <Button variant="contained" component={Link} to={addresses.blogsAll.print()}>
          {t('toAll')}
        </Button>
      </Message>
    );
  const waiting = <Skeleton variant="rounded" height={420} />;
  return (
    <>
      <PageHeader title={t(written.id === null ? 'writeTitle' : mayChange ? 'editTitle' : 'readTitle')}>
        <SaveLine written={written} onRetry={saveNow} />
        <Button variant="outlined" startIcon={<Visibility />} onClick={() => setPreviewing(true)}>
          {t('preview.action')}
        </Button>
      </PageHeader>
      {state === 'conflict' && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('conflict.text')}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
            <Button size="small" variant="outlined" onClick={takeTheirs}>
              {t('conflict.theirs')}
            </Button>
            <Button size="small" variant="outlined" color="error" onClick={overwrite}>
              {t('conflict.mine')}
            </Button>
          </Box>
        </Alert>
      )}
      {!mayChange && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('readOnly')}
        </Alert>
      )}
      <Box sx={page}>
        <Box sx={{ minWidth: 0 }}>
          <InputBase
            fullWidth
            multiline
            value={words.title}
            placeholder={t('titleHint')}
            readOnly={!mayChange || isReading}
            inputProps={{ 'aria-label': t('column.title'), maxLength: PostInputLimits.title, dir: 'auto' }}
            onChange={({ target }) => write({ title: target.value.replace(/\n/gu, ' ') })}
            sx={{ mb: 3, fontSize: 26, fontWeight: 600, lineHeight: 1.25 }}
          />
          {isReading ? (
            waiting
          ) : (
            <Suspense fallback={waiting}>
              <BodyEditor
                key={shown}
                body={words.body}
                readOnly={!mayChange}
                storeId={words.store_id}
                onChange={(body) => write({ body })}
              />
            </Suspense>
          )}
        </Box>
        <Box sx={side}>
          <Suspense fallback={<Skeleton variant="rounded" height={140} />}>
            <PublishBox written={written} mayChange={mayChange} onPublish={publish} />
          </Suspense>
          <Suspense fallback={<Skeleton variant="rounded" height={300} />}>
            <PostSide words={words} readOnly={!mayChange || isReading} onWrite={write} />
          </Suspense>
        </Box>
      </Box>
      <Suspense>{previewing && <Preview words={words} onClose={() => setPreviewing(false)} />}</Suspense>
    </>
  );
};

const page = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
} as const;

const side = { display: 'grid', gap: 4, minWidth: 0 } as const;
