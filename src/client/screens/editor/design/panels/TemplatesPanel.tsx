import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import type { PanelProps } from '.';
import { mockupPresets, type MockupPreset } from '../../../../entities/mockup-presets';
import { selectDocument } from '../../../../editor/selectors';
import { applyTemplate } from '../../../../editor/template-saga';
import { useList } from '../../../../kernel/hooks';
import { RemoveDialog } from '../../../../shell/lists/RemoveDialog';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import type { Root } from '../../root';
import { PanelSection } from '../PanelSection';
import { SaveTemplate } from './SaveTemplate';
import { TemplateTile } from './TemplateTile';

/** The most templates of one product that are shown: the server's largest page. */
const PAGE = 100;

/** Designs to start from: the product's blank sides, and what was saved as a template; and the way to save one. */
export const TemplatesPanel = ({ preset }: PanelProps) => {
  const { t } = useTranslation('editor');
  const { t: common } = useTranslation();
  const dispatch = useDispatch();
  const store = useStore<Root>();
  const { rows, loading, error, reload } = useList(mockupPresets, { perpage: PAGE, variables: { product_id: preset._id } });
  const [using, setUsing] = useState<MockupPreset | null>(null);
  const [removing, setRemoving] = useState<MockupPreset | null>(null);

  const choose = (template: MockupPreset): void => {
    const { order, sides } = selectDocument(store.getState());
    if (order.some((id) => (sides[id]?.order.length ?? 0) > 0)) setUsing(template);
    else dispatch(applyTemplate({ templateId: template._id }));
  };
  return (
    <>
      <SaveTemplate productId={preset._id} />
      <PanelSection title={t('templates.title')}>
        {error && rows.length === 0 && (
          <Alert severity="error" action={<Button onClick={reload}>{common('action.retry')}</Button>}>
            {t('templates.failed')}
          </Alert>
        )}
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          {loading &&
            Array.from({ length: 2 }, (_tile, i) => <Skeleton key={i} variant="rounded" sx={{ height: 'auto', aspectRatio: '1' }} />)}
          {rows.map((template) => (
            <TemplateTile
              key={template._id}
              template={template}
              onUse={() => choose(template)}
              // The product's own blank sides stay.
              onRemove={template.type === 'blank' ? null : () => setRemoving(template)}
            />
          ))}
        </Box>
        {!loading && !error && rows.every(({ type }) => type === 'blank') && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {t('templates.empty')}
          </Typography>
        )}
      </PanelSection>
      <ConfirmDialog
        open={using !== null}
        title={t('templates.useTitle', { name: using?.name })}
        text={t('templates.useText')}
        confirm={t('templates.use')}
        onConfirm={() => {
          if (using) dispatch(applyTemplate({ templateId: using._id }));
          setUsing(null);
        }}
        onClose={() => setUsing(null)}
      />
      {removing && (
        <RemoveDialog
          entity={mockupPresets}
          intent={mockupPresets.actions.remove}
          variables={{ _id: removing._id }}
          title={t('templates.removeTitle', { name: removing.name })}
          text={t('templates.removeText')}
          confirm={common('action.remove')}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
};
