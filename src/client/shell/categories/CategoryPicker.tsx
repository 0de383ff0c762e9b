import ChevronRight from '../../ui/icons/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLATFORMS, type PlatformId } from '../../../domain/platforms';
import { platformCategories, platformSearches, type PlatformCategory } from '../../entities/platform-categories';
import { useList, useSettledText } from '../../kernel/hooks';
import { PlainSelect } from '../../ui/PlainSelect';
import { refusalSentence } from '../../ui/refusal';
import { SearchField } from '../../ui/SearchField';
import { turned } from '../../ui/styles';

export interface ChosenCategory {
  readonly platform: string;
  readonly id: string;
  /** Names from the top down to the category. */
  readonly path: readonly string[];
  /** The platform's ids of those, as far as it was gone through them; the last one is the category's. */
  readonly ids: readonly string[];
  readonly version: string;
}

interface CategoryPickerProps {
  readonly platform: PlatformId;
  /** Of the tree that was chosen before; empty: the shop's own. */
  readonly version: string;
  readonly onChoose: (category: ChosenCategory) => void;
}

type Step = Pick<PlatformCategory, 'id' | 'name'>;

/** A platform's categories: level by level, or by words. */
export const CategoryPicker = ({ platform, version: before, onChoose }: CategoryPickerProps) => {
  const { t } = useTranslation('source');
  const { name, can, anyCategory = false, categoryVersions = [] } = PLATFORMS[platform];
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [words, setWords] = useState('');
  const [version, setVersion] = useState(categoryVersions.includes(before) ? before : '');
  const [typed, type] = useSettledText(words, setWords);
  const searching = words.trim() !== '';
  const tree = version === '' ? {} : { version };
  const parent = steps.at(-1)?.id;
  const below = useList(
    platformCategories,
    { variables: { platform, ...(parent !== undefined && { parent }), ...tree } },
    { skip: searching },
  );
  const found = useList(platformSearches, { variables: { platform, search: words.trim(), ...tree } }, { skip: !searching });
  const shown = searching ? found : below;
  const told = shown.rows[0];
  const take = (category: PlatformCategory): void => {
    const above = searching ? category.above : steps.map((step) => step.name);
    const ids = searching ? category.above.map(() => '') : steps.map((step) => step.id);
    onChoose({ platform, id: category.id, path: [...above, category.name], ids: [...ids, category.id], version: told?.version ?? '' });
  };
  return (
    <Box role="group" aria-label={t('category.title', { platform: name })} sx={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {can.includes('searchCategories') && <SearchField value={typed} onChange={type} placeholder={t('category.search')} />}
        {categoryVersions.length > 1 && (
          <PlainSelect
            label={t('category.version')}
            value={version || (below.rows[0]?.version ?? '')}
            options={categoryVersions.map((each) => ({ value: each, label: each }))}
            onChange={(chosen) => {
              setVersion(chosen);
              setSteps([]);
            }}
          />
        )}
      </Box>
      {!searching && (
        <Box component="nav" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
          <Button size="small" disabled={steps.length === 0} onClick={() => setSteps([])}>
            {t('category.top')}
          </Button>
          {steps.map((step, at) => (
            <Button key={step.id} size="small" disabled={at === steps.length - 1} onClick={() => setSteps(steps.slice(0, at + 1))}>
              {`› ${step.name}`}
            </Button>
          ))}
        </Box>
      )}
      {told?.reason && <Alert severity="warning">{refusalSentence(told.reason)}</Alert>}
      {shown.error && !told && <Alert severity="error">{refusalSentence(shown.error)}</Alert>}
      {shown.loading && !told && <Skeleton variant="rounded" height={120} />}
      {told?.categories.length === 0 && <Typography variant="body2">{t('category.empty')}</Typography>}
      {told && told.categories.length > 0 && (
        <Box component="ul" sx={list}>
          {told.categories.map((category) => (
            <li key={category.id}>
              {category.leaf || anyCategory ? (
                <Button
                  size="small"
                  aria-label={t('category.take', { name: category.name })}
                  onClick={() => take(category)}
                  sx={{ flex: 1, justifyContent: 'flex-start', minWidth: 0 }}
                >
                  {searching ? [...category.above, category.name].join(' › ') : category.name}
                </Button>
              ) : (
                <Typography variant="body2" sx={{ flex: 1, px: 1.5 }}>
                  {searching ? [...category.above, category.name].join(' › ') : category.name}
                </Typography>
              )}
              {!category.leaf && !searching && (
                <IconButton
                  size="small"
                  aria-label={t('category.open', { name: category.name })}
                  onClick={() => setSteps([...steps, category])}
                  sx={turned}
                >
                  <ChevronRight />
                </IconButton>
              )}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
};

const frame = { display: 'flex', flexDirection: 'column', gap: 2, p: 3, border: 1, borderColor: 'divider', borderRadius: 1 } as const;

const list = {
  m: 0,
  p: 0,
  maxHeight: 320,
  overflow: 'auto',
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', minHeight: 36 },
} as const;
