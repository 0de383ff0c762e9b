import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLATFORMS, type PlatformId } from '../../../domain/platforms';
import type { GivenSpecific } from '../../../domain/platforms/specifics';
import { Part } from '../../ui/Part';
import { CategoryPicker, type ChosenCategory } from './CategoryPicker';
import { SpecificsForm } from './SpecificsForm';

/** Where a product belongs at a platform, and what that wants to know of it. */
interface Placed {
  readonly category: ChosenCategory | null;
  /** By the platform's own ids. */
  readonly specifics: readonly GivenSpecific[];
}

interface PlatformCategoryProps extends Placed {
  readonly platform: PlatformId;
  /** Kinds of choice the product has, such as Color: each variant says those itself. */
  readonly choices: readonly string[];
  readonly disabled?: boolean;
  /** Somebody tried to save. */
  readonly tried?: boolean;
  readonly onChange: (placed: Placed) => void;
}

export const PlatformCategory = ({
  platform,
  category,
  specifics,
  choices,
  disabled = false,
  tried = false,
  onChange,
}: PlatformCategoryProps) => {
  const { t } = useTranslation('source');
  const [open, setOpen] = useState(false);
  // Of a category that was chosen just now nothing is called wrong that nobody came to yet.
  const [fresh, setFresh] = useState('');
  if (tried && fresh !== '') setFresh('');
  const { name, can } = PLATFORMS[platform];
  return (
    <Part
      title={t('category.title', { platform: name })}
      action={
        !disabled && (
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'category.close' : category ? 'category.change' : 'category.choose')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" sx={{ color: category ? undefined : 'text.secondary' }}>
            {category ? category.path.join(' › ') : t('category.none')}
          </Typography>
          {category && !disabled && (
            <Button size="small" onClick={() => onChange({ category: null, specifics: [] })}>
              {t('category.clear')}
            </Button>
          )}
        </Box>
        {open && (
          <CategoryPicker
            platform={platform}
            version={category?.version ?? ''}
            onChoose={(chosen) => {
              setOpen(false);
              setFresh(chosen.id);
              // What one category wants to know is not what another one does.
              onChange({ category: chosen, specifics: chosen.id === category?.id ? specifics : [] });
            }}
          />
        )}
        {category && can.includes('specifics') && (
          <SpecificsForm
            key={`${category.id} ${category.version}`}
            platform={platform}
            category={category}
            given={specifics}
            choices={choices}
            disabled={disabled}
            fresh={fresh === category.id}
            onChange={(given) => onChange({ category, specifics: given })}
          />
        )}
      </Box>
    </Part>
  );
};
