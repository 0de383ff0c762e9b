import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../../../ui/SearchField';
import { useSettledText } from '../../../../../kernel/hooks';
import { recentFonts } from '../../../recent';
import { FontRow } from './FontRow';
import { FontUpload } from './FontUpload';
import { useFontCatalogue, type FontCategory } from './use-font-catalogue';

interface FontListProps {
  /** The selected text's font; null when no text is selected. */
  readonly family: string | null;
  readonly onChoose: (family: string) => void;
}

/** Every font one may use, each in its own letters: found by name or kind, those used last on top, one's own can be added. */
export const FontList = ({ family, onChoose }: FontListProps) => {
  const { t } = useTranslation('editor');
  const { t: common } = useTranslation();
  const [name, setName] = useState('');
  const [typed, type] = useSettledText(name, setName);
  const [category, setCategory] = useState<FontCategory | null>(null);
  const [recent] = useState(recentFonts.list);
  const catalogue = useFontCatalogue(name);
  const kinds = [...new Set(catalogue.fonts.map((font) => font.category))].toSorted();
  const found = catalogue.fonts.filter((font) => category === null || font.category === category);
  const last = name === '' && category === null ? found.filter((font) => recent.includes(font.family)) : [];
  const choose = (chosen: string): void => {
    recentFonts.remember(chosen);
    onChoose(chosen);
  };
  const rows = (fonts: typeof found) =>
    fonts.map((font) => (
      <FontRow key={font.id} family={font.family} chosen={font.family === family} onChoose={() => choose(font.family)} />
    ));
  return (
    <>
      <SearchField value={typed} onChange={type} placeholder={t('fonts.search')} />
      <Box role="group" aria-label={t('fonts.kinds')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        {kinds.map((kind) => (
          <Chip
            key={kind}
            size="small"
            clickable
            label={t(`fonts.kind.${kind}`)}
            aria-pressed={kind === category}
            color={kind === category ? 'primary' : 'default'}
            variant={kind === category ? 'filled' : 'outlined'}
            onClick={() => setCategory(kind === category ? null : kind)}
          />
        ))}
      </Box>
      {catalogue.failed && (
        <Alert severity="error" action={<Button onClick={catalogue.reload}>{common('action.retry')}</Button>}>
          {t('fonts.failed')}
        </Alert>
      )}
      {catalogue.loading && Array.from({ length: 8 }, (_row, i) => <Skeleton key={i} height={38} />)}
      {last.length > 0 && (
        <>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
            {t('fonts.recent')}
          </Typography>
          {rows(last)}
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
            {t('fonts.all')}
          </Typography>
        </>
      )}
      {rows(found)}
      {!catalogue.loading && !catalogue.failed && found.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 2 }}>
          {t('fonts.noMatch')}
        </Typography>
      )}
      <FontUpload />
    </>
  );
};
