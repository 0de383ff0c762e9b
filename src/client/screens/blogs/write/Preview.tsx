import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { withCards } from '../../../../domain/blogs/listing-cards';
import { asHtml, withPictures } from '../../../../domain/rich-text/html';
import { listings } from '../../../entities/listings';
import type { PostWords } from '../../../entities/written-posts';
import type { EntitiesState } from '../../../kernel/entity-reducer';
import { frameNonce } from '../../../ui/frame-nonce';

/** Nothing runs in it, and nothing is loaded but pictures of ours. */
const documentOf = (
  { title, image }: Pick<PostWords, 'title' | 'image'>,
  body: string,
): string => `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src ${location.origin} data:; style-src 'nonce-${frameNonce}'">
<base target="_blank"><style nonce="${frameNonce}">
body{max-width:640px;margin:0 auto;padding:24px 20px 48px;font:17px/1.65 Georgia,serif;color:#222;background:#fff;overflow-wrap:anywhere;unicode-bidi:plaintext}
h1,h2,h3,h4{font-family:system-ui,sans-serif;line-height:1.25}h1{font-size:30px}img{max-width:100%;height:auto;border-radius:4px}
figure{margin:24px 0}figcaption{font:14px/1.4 system-ui,sans-serif;margin-top:8px}a{color:#1456a0}
blockquote{margin:16px 0;padding-inline-start:16px;border-inline-start:3px solid #ccc;color:#555}
pre{padding:12px;overflow:auto;background:#f4f4f4;font-size:14px}hr{border:0;border-top:1px solid #ddd;margin:32px 0}
</style></head><body dir="auto"><h1>${asHtml(title)}</h1>${image ? `<figure><img src="${asHtml(new URL(image.src, location.origin).href)}" alt=""></figure>` : ''}${body}</body></html>`;

/** A post as its readers will see it, more or less: the shop's own look is the shop's. */
export const Preview = ({ words, onClose }: { readonly words: PostWords; readonly onClose: () => void }) => {
  const { t } = useTranslation('blogs');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const store = useStore<EntitiesState>();
  const html = useMemo(() => {
    const body = withCards(words.body, (id) => {
      const row = listings.selectById(store.getState(), id);
      return {
        name: row?.name ?? '…',
        src: row?.images[0]?.src ?? null,
        url: row?.items.find((item) => item.store_id === words.store_id)?.external_url ?? '#',
      };
    });
    return documentOf(
      words,
      withPictures(body, (src) => new URL(src, location.origin).href),
    );
  }, [words, store]);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('preview.title')}</DialogTitle>
      <DialogContent sx={{ p: 0, bgcolor: '#fff' }}>
        <Box
          component="iframe"
          title={t('preview.title')}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={html}
          sx={{ display: 'block', width: '100%', height: '65vh', border: 0, colorScheme: 'light' }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
