import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { JsonText } from '../../../shell/report/JsonText';
import { SearchField } from '../../../ui/SearchField';
import type { LogClient } from '../log/log-client';
import type { PointerValue } from '../log/protocol';
import { Quiet } from './DiffView';

interface PointerWatchProps {
  readonly client: LogClient;
  readonly index: number;
  readonly pointer: string;
  readonly onPointer: (pointer: string) => void;
  readonly onChange: (backwards: boolean) => void;
  /** There was no other change that way. */
  readonly ended: boolean;
}

/** One place in the state: what stands there now, and when it became another. */
export const PointerWatch = ({ client, index, pointer, onPointer, onChange, ended }: PointerWatchProps) => {
  const { t } = useTranslation('qa');
  const [found, setFound] = useState<PointerValue | null>(null);
  useEffect(() => {
    if (pointer === '') return undefined;
    let wanted = true;
    void client.ask('value', { index, pointer }).then((value) => wanted && setFound(value ?? null));
    return () => {
      wanted = false;
    };
  }, [client, index, pointer]);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px', display: 'flex', '& > *': { maxWidth: 'none' } }} dir="ltr">
          <SearchField value={pointer} placeholder={t('pointer')} onChange={onPointer} />
        </Box>
        <Button size="small" disabled={pointer === ''} aria-keyshortcuts="Shift+c" onClick={() => onChange(true)}>
          {t('changeBefore')}
        </Button>
        <Button size="small" disabled={pointer === ''} aria-keyshortcuts="c" onClick={() => onChange(false)}>
          {t('changeAfter')}
        </Button>
      </Box>
      {ended && (
        <span role="status">
          <Quiet>{t('noOtherChange')}</Quiet>
        </span>
      )}
      {pointer === '' ? (
        <Quiet>{t('pointerHint')}</Quiet>
      ) : found?.nothing ? (
        <Quiet>{t('nothingThere')}</Quiet>
      ) : (
        found && <JsonText value={found.value} label={pointer} />
      )}
    </Box>
  );
};
