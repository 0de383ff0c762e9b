import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refuse, type Fault, type Outcome } from '../../../domain/fault';
import { LARGEST_FILE } from '../../../domain/spreadsheets/cell-values';
import { isEncoding, type Encoding } from '../../../domain/spreadsheets/encoding-names';
import type { SheetFile } from '../../../domain/spreadsheets/read-sheet';
import { FileButton } from '../FileButton';
import { PlainSelect } from '../PlainSelect';
import { refusalSentence } from '../refusal';
import { encodingOptions, letterSample } from './encoding-words';

/** A file that was read, and is not looked at yet. */
export interface ReadFile {
  readonly name: string;
  readonly sheet: SheetFile;
}

interface SheetFileFieldProps {
  readonly disabled: boolean;
  /** Null: there is none, or it can't be read, which is said here. */
  readonly onRead: (file: ReadFile | null) => void;
}

interface Chosen {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly read: Outcome<SheetFile>;
}

const ACCEPTED = ['.csv', '.txt', '.tsv', '.xlsx', 'text/csv'];

const tooLarge = (): { readonly ok: false; readonly fault: Fault } => refuse('sheet.tooLarge', { values: { most: LARGEST_FILE } });

/** Chooses a spreadsheet from disk and says how its letters were read, which can be changed before anything is made of them. */
export const SheetFileField = ({ disabled, onRead }: SheetFileFieldProps) => {
  const { t } = useTranslation('sheet');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // Of two files that are read at once, the one chosen last counts.
  const latest = useRef(0);

  const read = async (name: string, bytesOf: () => Promise<Uint8Array>, encoding?: Encoding): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    onRead(null);
    const bytes = await bytesOf();
    const { readSheet } = await import(/* webpackChunkName: "workbooks" */ '../../../domain/spreadsheets/read-sheet');
    const found = await readSheet(bytes, encoding);
    if (turn !== latest.current) return;
    setChosen({ name, bytes, read: found });
    onRead(found.ok ? { name, sheet: found.value } : null);
  };
  const choose = (file: File | undefined): void => {
    if (!file) return;
    if (file.size <= LARGEST_FILE * 1_000_000)
      return void read(file.name, async () => new Uint8Array(await file.arrayBuffer())).catch(() => {
        setChosen({ name: file.name, bytes: new Uint8Array(), read: refuse('sheet.broken') });
      });
    latest.current += 1;
    onRead(null);
    setChosen({ name: file.name, bytes: new Uint8Array(), read: tooLarge() });
  };

  const sheet = chosen?.read.ok ? chosen.read.value : null;
  const sample = sheet && letterSample(sheet);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <FileButton label={t('choose')} accept={ACCEPTED} variant="outlined" disabled={disabled} onFiles={([file]) => choose(file)} />
        {chosen && <span>{chosen.name}</span>}
      </Box>
      {chosen && sheet?.encoding && sample && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, fontSize: 13 }}>
          <span>{t('encoding')}</span>
          <PlainSelect
            label={t('encoding')}
            value={sheet.encoding}
            options={encodingOptions(t)}
            onChange={(encoding) =>
              isEncoding(encoding) && !disabled && void read(chosen.name, () => Promise.resolve(chosen.bytes), encoding)
            }
          />
          <span>{t('sample', { text: sample })}</span>
        </Box>
      )}
      {chosen && !chosen.read.ok && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {refusalSentence(chosen.read.fault)}
        </Typography>
      )}
    </>
  );
};
