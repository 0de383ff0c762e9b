import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

export interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder: string;
}

/** A list's search box; Escape empties it. */
export const SearchField = ({ value, onChange, placeholder }: SearchFieldProps) => {
  const { t } = useTranslation();
  return (
    <TextField
      type="search"
      value={value}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      sx={{ maxWidth: 320, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { 'aria-label': `${t('action.search')}: ${placeholder}` },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search />
            </InputAdornment>
          ),
          endAdornment: value !== '' && (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label={t('action.clear')} onClick={() => onChange('')}>
                <Close />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
