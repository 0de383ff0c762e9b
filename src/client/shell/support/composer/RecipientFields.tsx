import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId, useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_RECIPIENTS, readAddresses, writtenAddress } from '../../../../domain/support/recipients';
import { isEmail } from '../../../../domain/stores/store-values';
import type { ChosenRecipients } from '../../../entities/unsent-messages';
import { refusalSentence } from '../../../ui/refusal';

interface RecipientFieldsProps {
  readonly value: ChosenRecipients;
  /** Else the first recipient is settled. */
  readonly choosesTo: boolean;
  readonly onChange: (value: ChosenRecipients) => void;
}

/** To, Cc and Bcc of an email. */
export const RecipientFields = ({ value, choosesTo, onChange }: RecipientFieldsProps) => {
  const { t } = useTranslation('support');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      {choosesTo ? (
        <People
          label={t('recipients.to')}
          autoFocus={value.to.length === 0}
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
        />
      ) : (
        <>
          <Box component="span" sx={label}>
            {t('recipients.to')}
          </Box>
          <Box component="bdi" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
            {value.to.map(writtenAddress).join(', ')}
          </Box>
        </>
      )}
      <People label={t('recipients.cc')} autoFocus={!choosesTo} value={value.cc} onChange={(cc) => onChange({ ...value, cc })} />
      <People label={t('recipients.bcc')} value={value.bcc} onChange={(bcc) => onChange({ ...value, bcc })} />
    </Box>
  );
};

interface PeopleProps {
  readonly label: string;
  readonly autoFocus?: boolean;
  readonly value: ChosenRecipients['to'];
  readonly onChange: (people: ChosenRecipients['to']) => void;
}

/** Addresses as chips: a comma, a semicolon, a space after a whole address, or Enter ends one, and what is pasted is taken apart. */
const People = ({ label: said, autoFocus = false, value, onChange }: PeopleProps) => {
  const { t } = useTranslation('support');
  const id = useId();
  const [typed, setTyped] = useState('');
  const wrong = value.find(({ email }) => !isEmail(email));
  const put = (people: ChosenRecipients['to']): void =>
    onChange([...new Map(people.map((each) => [each.email.toLowerCase(), each])).values()].slice(0, MOST_RECIPIENTS));
  const type = (text: string): void => {
    const ended = /[,;\n]$/u.test(text) || (/\s$/u.test(text) && isEmail(text.trim()));
    if (ended) put([...value, ...readAddresses(text)]);
    setTyped(ended ? '' : text);
  };
  const paste = (event: ClipboardEvent): void => {
    const people = readAddresses(event.clipboardData.getData('text'));
    if (people.length === 0 || typed !== '') return;
    event.preventDefault();
    put([...value, ...people]);
  };
  return (
    <>
      <Box component="label" htmlFor={id} sx={label}>
        {said}
      </Box>
      <Autocomplete
        multiple
        freeSolo
        autoSelect
        disableClearable
        size="small"
        id={id}
        options={[]}
        value={value.map(writtenAddress)}
        inputValue={typed}
        onInputChange={(_event, text) => type(text)}
        onChange={(_event, people) => put(people.flatMap(readAddresses))}
        renderInput={(props) => (
          <TextField
            {...props}
            autoFocus={autoFocus}
            variant="standard"
            error={wrong !== undefined}
            helperText={wrong && refusalSentence({ refusal: 'support.badRecipient', values: { address: wrong.email } })}
            placeholder={value.length === 0 ? t('recipients.placeholder') : undefined}
            slotProps={{ ...props.slotProps, htmlInput: { ...props.slotProps.htmlInput, inputMode: 'email', onPaste: paste } }}
          />
        )}
      />
    </>
  );
};

const label = { fontSize: 12, color: 'text.secondary' } as const;
