import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanWords, splitTags, TAG_ENDS } from '../../../domain/names';
import { Labelled } from './Labelled';

interface TagFieldProps {
  readonly label: string;
  /** What is said of them besides, in the place of how a tag ends. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

/** Tags as chips: a comma, a semicolon or Enter ends one, and what is pasted is taken apart. */
export const TagField = ({ label, hint, error, autoFocus = false, value, onChange }: TagFieldProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const add = (text: string): void => onChange(cleanWords([...value, ...splitTags(text)]));
  const type = (text: string): void => {
    const ended = text.search(/[^,;]*$/u);
    if (ended > 0) add(text.slice(0, ended));
    setTyped(text.slice(ended));
  };
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    // An input of one line would join the lines.
    if (!TAG_ENDS.test(text)) return;
    event.preventDefault();
    add(typed + text);
    setTyped('');
  };
  return (
    <Labelled label={label} hint={hint ?? t('tagsHint')} error={error}>
      {({ id, describedBy }) => (
        <Autocomplete
          multiple
          freeSolo
          autoSelect
          disableClearable
          id={id}
          options={[]}
          value={[...value]}
          inputValue={typed}
          onInputChange={(_event, text) => type(text)}
          onChange={(_event, tags) => onChange(cleanWords(tags.flatMap(splitTags)))}
          renderInput={(props) => (
            <TextField
              {...props}
              autoFocus={autoFocus}
              slotProps={{
                ...props.slotProps,
                htmlInput: {
                  ...props.slotProps.htmlInput,
                  'aria-describedby': describedBy,
                  'aria-invalid': Boolean(error),
                  onPaste: paste,
                },
              }}
            />
          )}
        />
      )}
    </Labelled>
  );
};
