import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shallowEqual, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import type { MockupDesign } from '../../entities/mockup-designs';
import { mockups, type Mockup } from '../../entities/mockups';
import { presets } from '../../entities/presets';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { useList, useMutation } from '../../kernel/hooks';
import { Link as RouterLink } from '../../ui/Link';
import { ListFailure } from '../../ui/Message';
import { refusalSentence } from '../../ui/refusal';
import { Thumb } from '../../ui/Thumb';

interface ApplyDesignProps {
  readonly design: MockupDesign;
  readonly onClose: () => void;
}

const ALL_TYPES = { perpage: 100 };

const editorOf = ({ product_id, _id }: Mockup): string => addresses.editor.print({ presetId: product_id, mockupId: _id });

/** Chooses the product types a design is put on. One leads to the editor at once; of several, each is offered. */
export const ApplyDesign = ({ design, onClose }: ApplyDesignProps) => {
  const { t } = useTranslation('designs');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const titleId = useId();
  const { rows, loading, error, reload } = useList(presets, ALL_TYPES);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { submit, state } = useMutation(mockups, mockups.actions.apply);
  const done = state?.status === 'done' ? state.ids : undefined;
  const made = useSelector((root: EntitiesState) => (done ?? []).flatMap((id) => mockups.selectById(root, id) ?? []), shallowEqual);
  const [only] = made;
  const goOn = made.length === 1 && only ? editorOf(only) : null;
  useEffect(() => {
    if (goOn) void navigate(goOn);
  }, [goOn, navigate]);
  const pending = state?.status === 'pending';
  const toggle = (id: string): void => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const nameOf = ({ product_id, name }: Mockup): string => rows.find(({ _id }) => _id === product_id)?.name ?? name;
  return (
    <Dialog open onClose={pending ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('apply.of', { name: design.name })}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body1" sx={{ mb: 3 }}>
          {made.length > 0 ? t('apply.made', { count: made.length }) : t('apply.text')}
        </DialogContentText>
        {state?.error && <Alert severity="error">{refusalSentence(state.error)}</Alert>}
        {error && rows.length === 0 && <ListFailure error={error} onRetry={reload} />}
        {loading && <Skeleton variant="rounded" height={160} />}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {made.length > 0
            ? made.map((mockup) => (
                <Box component="li" key={mockup._id} sx={{ py: 1 }}>
                  <Link component={RouterLink} to={editorOf(mockup)}>
                    {nameOf(mockup)}
                  </Link>
                </Box>
              ))
            : rows.map(({ _id, name, image }) => (
                <li key={_id}>
                  <Box component="label" sx={choice}>
                    <input type="checkbox" checked={chosen.includes(_id)} onChange={() => toggle(_id)} />
                    <Thumb src={image} alt="" enlarge={false} />
                    <Typography variant="body2" component="span">
                      {name}
                    </Typography>
                  </Box>
                </li>
              ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button disabled={pending} onClick={onClose}>
          {common(made.length > 0 ? 'action.close' : 'action.cancel')}
        </Button>
        {made.length === 0 && (
          <Button
            variant="contained"
            disabled={chosen.length === 0}
            loading={pending}
            onClick={() => submit({ _id: design._id, product_ids: [...chosen] })}
          >
            {t('apply.submit', { count: chosen.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

const choice = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 40,
  cursor: 'pointer',
  '& input': { width: 16, height: 16, accentColor: 'var(--mui-palette-primary-main)' },
} as const;
