import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { characters, forbiddenIn, mostCharacters, type ForbiddenField } from '../../../../domain/listing/forbidden-words';
import { PLATFORMS, type PlatformId } from '../../../../domain/platforms';
import { useFormat } from '../../../ui/format';
import { ownDirection } from '../../../ui/styles';
import type { SectionProps } from './section';

interface TextLimitsProps extends Pick<SectionProps, 'form'> {
  /** The first of these that is not empty is what platforms show. */
  readonly names: readonly ('name' | 'custom_name' | 'description' | 'description_ai')[];
  readonly field: ForbiddenField;
  readonly platforms: readonly PlatformId[];
}

/** How much of what each platform takes a text fills, while it is typed, and what of it a platform does not allow. */
export const TextLimits = ({ form: { control }, names, field, platforms }: TextLimitsProps) => {
  const { t } = useTranslation('listing');
  const format = useFormat();
  const texts = useWatch({ control, name: names });
  const text = texts.find((each) => each.trim() !== '') ?? '';
  const count = characters(text.trim());
  const limits = platforms.flatMap((id) => {
    const most = mostCharacters(id, field);
    return most === null ? [] : [{ id, most }];
  });
  const found = platforms.flatMap((id) => forbiddenIn(id, field, text).map((each) => ({ id, ...each })));
  if (limits.length === 0 && found.length === 0) return null;
  return (
    <Box sx={{ mt: -3 }}>
      {limits.length > 0 && (
        <Box component="ul" aria-label={t('limits.title')} sx={counts}>
          {limits.map(({ id, most }) => (
            <li key={id} data-over={count > most || undefined}>
              {PLATFORMS[id].name} {format.count(count)}/{format.count(most)}
              {count > most && <span>{t('limits.over', { count: count - most })}</span>}
            </li>
          ))}
        </Box>
      )}
      <Box component="ul" aria-live="polite" aria-label={t('forbidden.title')} sx={sentences}>
        {found.map(({ id, kind, found: words }) => (
          <li key={`${id} ${kind}`}>{t(`forbidden.${kind}`, { platform: PLATFORMS[id].name, words })}</li>
        ))}
      </Box>
    </Box>
  );
};

const counts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  p: 0,
  fontSize: 12,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
  '& li[data-over]': { color: 'error.main', fontWeight: 500 },
  '& li span': { marginInlineStart: '0.5em' },
} as const;

const sentences = {
  m: 0,
  mt: 1,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& li': { color: 'warning.dark', ...ownDirection },
  '&:empty': { display: 'none' },
} as const;
