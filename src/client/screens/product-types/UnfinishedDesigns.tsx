import Close from '../../ui/icons/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { editorDrafts, type UnfinishedDesign } from '../../entities/editor-drafts';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';
import { notificationTime } from '../../shell/notifications/shown-notification';
import { useNow } from '../../shell/use-now';
import { Hint } from '../../ui/Hint';
import { Link } from '../../ui/Link';

interface UnfinishedDesignsProps {
  readonly designs: readonly UnfinishedDesign[];
}

/** What one has begun and not put up, the newest first: each leads back to where it was left. */
export const UnfinishedDesigns = ({ designs }: UnfinishedDesignsProps) => {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const now = useNow();
  const [removed, setRemoved] = useState<UnfinishedDesign | null>(null);
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 5 }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('unfinished.title')}
      </Typography>
      <Box component="ul" sx={row}>
        {designs.map((design) => (
          <Card key={design._id} design={design} now={now} onRemove={() => setRemoved(design)} />
        ))}
      </Box>
      {removed && (
        <RemoveDialog
          entity={editorDrafts}
          intent={editorDrafts.actions.trash}
          variables={{ _id: removed._id }}
          title={t('unfinished.sure')}
          text={t('unfinished.gone')}
          confirm={common('action.remove')}
          done={t('unfinished.done', { name: removed.name || t('unfinished.untitled', { product: removed.product_name }) })}
          onClose={() => setRemoved(null)}
        />
      )}
    </Box>
  );
};

interface CardProps {
  readonly design: UnfinishedDesign;
  /** Unix seconds. */
  readonly now: number;
  readonly onRemove: () => void;
}

const Card = ({ design, now, onRemove }: CardProps) => {
  const { t, i18n } = useTranslation('products');
  const { _id: draft, product_id: presetId, mockup_id, product_name: product, product_image: image } = design;
  const name = design.name || t('unfinished.untitled', { product });
  return (
    <Box component="li" sx={card}>
      <ButtonBase
        component={Link}
        to={addresses.editor.print({ presetId, draft, ...(mockup_id !== null && { mockupId: mockup_id }) })}
        aria-label={t('unfinished.open', { name })}
        sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', gap: 2, p: 2, textAlign: 'start' }}
      >
        <Box sx={{ width: 44, height: 44, flexShrink: 0, borderRadius: 1, bgcolor: 'background.picture', p: 0.5 }}>
          {image && <Box component="img" src={image} alt="" loading="lazy" sx={{ width: 1, height: 1, objectFit: 'contain' }} />}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" component="h3" noWrap title={name} sx={{ fontWeight: 500 }}>
            {name}
          </Typography>
          <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
            {notificationTime(design.updated_at, now, i18n.language)}
          </Typography>
        </Box>
      </ButtonBase>
      <Hint title={t('unfinished.remove', { name })}>
        <IconButton aria-label={t('unfinished.remove', { name })} onClick={onRemove} size="small" sx={{ mx: 1 }}>
          <Close fontSize="small" />
        </IconButton>
      </Hint>
    </Box>
  );
};

/** One line that can be scrolled aside: what one begins stays in sight below it. */
const row = { display: 'flex', gap: 3, overflowX: 'auto', listStyle: 'none', p: 0, m: 0, pb: 1 } as const;

const card = {
  display: 'flex',
  alignItems: 'center',
  flex: '0 0 260px',
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
