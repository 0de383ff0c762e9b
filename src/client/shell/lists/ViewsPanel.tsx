import DeleteOutlined from '../../ui/icons/DeleteOutlined';
import Group from '../../ui/icons/GroupOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { dequal } from 'dequal/lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { listViews, type SavedView, addressOfView, queryOfView } from '../../entities/list-views';
import { AnchoredPanel } from '../../ui/AnchoredPanel';
import { useList, useMutation } from '../../kernel/hooks';
import { Hint } from '../../ui/Hint';
import { Link } from '../../ui/Link';
import { ListFailure } from '../../ui/Message';
import { refusalSentence } from '../../ui/refusal';
import { RemoveDialog } from './RemoveDialog';
import { SaveViewForm } from './SaveViewForm';
import type { ViewsButtonProps } from './ViewsButton';

interface ViewsPanelProps extends ViewsButtonProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** A list's saved views: to go to, to save what is shown as one, to change and remove. */
export const ViewsPanel = ({ list, kept, view, layout, arranged, anchor, onClose }: ViewsPanelProps) => {
  const { t } = useTranslation('lists');
  const { pathname, search } = useLocation();
  const { rows, loading, error, reload } = useList(listViews, { variables: { list } });
  const save = useMutation(listViews, listViews.actions.save);
  const [leaving, setLeaving] = useState<SavedView | null>(null);
  const query = queryOfView(pathname, search, kept);
  const columns = [...layout];
  const changed = view && (arranged || view.query !== query) && !(view.query === query && dequal(view.columns, layout));
  const home = pathname.split('/').slice(0, 2).join('/');

  return (
    <AnchoredPanel
      anchor={anchor}
      label={t('views.title')}
      align="right"
      sx={{ width: 320, maxHeight: 520, mt: 1, p: 3 }}
      onClose={onClose}
    >
      {error && rows.length === 0 && <ListFailure error={error} onRetry={reload} />}
      {loading && <Skeleton variant="rounded" height={32} />}
      {!loading && !error && rows.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {t('views.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {rows.map((each) => (
          <Box key={each._id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 34 }}>
            <Button
              component={Link}
              to={addressOfView(each)}
              color="inherit"
              aria-current={each._id === view?._id ? 'true' : undefined}
              onClick={onClose}
              sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', fontWeight: each._id === view?._id ? 700 : 500 }}
            >
              <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {each.name}
              </Box>
            </Button>
            {each.shared && (
              <Hint title={t('views.isShared')}>
                <Box component="span" role="img" aria-label={t('views.isShared')} sx={{ display: 'grid', color: 'text.secondary' }}>
                  <Group sx={{ fontSize: 16 }} />
                </Box>
              </Hint>
            )}
            {each.may_change && (
              <IconButton aria-label={t('views.remove', { name: each.name })} onClick={() => setLeaving(each)}>
                <DeleteOutlined sx={{ fontSize: 16 }} />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {(rows.length > 0 || view) && <Divider sx={{ my: 2 }} />}
      {view && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {changed && view.may_change && (
            <Button
              variant="outlined"
              loading={save.state?.status === 'pending'}
              onClick={() =>
                save.submit({
                  _id: view._id,
                  updated_at: view.updated_at,
                  params: { list, name: view.name, shared: view.shared, query, columns },
                })
              }
            >
              {t('views.update', { name: view.name })}
            </Button>
          )}
          <Button component={Link} to={home} onClick={onClose}>
            {t('views.leave')}
          </Button>
        </Box>
      )}
      {save.state?.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {refusalSentence(save.state.error)}
        </Alert>
      )}
      <SaveViewForm list={list} query={query} columns={columns} onSaved={onClose} />
      {leaving && (
        <RemoveDialog
          entity={listViews}
          intent={listViews.actions.trash}
          variables={{ _id: leaving._id }}
          title={t('views.removeTitle', { name: leaving.name })}
          text={t(leaving.shared ? 'views.removeShared' : 'views.removeOwn')}
          confirm={t('views.removeConfirm')}
          onClose={() => setLeaving(null)}
        />
      )}
    </AnchoredPanel>
  );
};
