import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import { PageHeader } from '../../ui/PageHeader';
import { PlainSelect } from '../../ui/PlainSelect';
import { showToast } from '../../ui/toast';
import { useIncomingFiles } from '../../ui/use-incoming-files';
import { openLogClient, type LogClient, type StartLogWorker } from './log/log-client';
import { OpenLog } from './OpenLog';

/** What looks at one is large, and not needed to open it. */
const RecordingView = latePart(async () => (await import(/* webpackChunkName: "recordings" */ './RecordingView')).RecordingView);

interface QaScreenProps {
  readonly startWorker: StartLogWorker;
  /** Whether this browser's own recordings are offered. */
  readonly recordsHere: boolean;
}

/** `/qa`: recordings of what somebody did, looked at moment by moment. */
export const QaScreen = ({ startWorker, recordsHere }: QaScreenProps) => {
  const { t } = useTranslation('qa');
  const [clients, setClients] = useState<readonly LogClient[]>([]);
  const [shown, setShown] = useState<LogClient | null>(null);
  const [choosing, setChoosing] = useState(false);
  const open = useCallback(
    (file: Blob, name: string) => {
      const client = openLogClient(startWorker, file, name);
      // What could not be read takes no place among what is open.
      setClients((old) => [...old.filter((other) => other.state().unreadable === null), client]);
      setShown(client);
      setChoosing(false);
    },
    [startWorker],
  );
  useCloseAtLast(clients);
  useLinkedFile(open);
  const onFiles = useCallback(
    (files: readonly File[]) => {
      for (const file of files) open(file, file.name);
    },
    [open],
  );
  // Another one may be dropped while one is looked at.
  const hovering = useIncomingFiles(onFiles);
  const refused = useRefusal(shown);
  const drop = (): void => {
    shown?.close();
    const left = clients.filter((other) => other !== shown);
    setClients(left);
    setShown(left[0] ?? null);
  };
  const looking = shown !== null && !choosing && refused === null;
  return (
    <>
      <PageHeader title={t('title')}>
        {clients.length > 1 && (
          <PlainSelect
            label={t('shown')}
            value={String(shown ? clients.indexOf(shown) : -1)}
            options={clients.map((each, i) => ({ value: String(i), label: each.state().name }))}
            onChange={(value) => {
              setShown(clients[Number(value)] ?? null);
              setChoosing(false);
            }}
          />
        )}
        {looking && (
          <>
            <Button variant="outlined" onClick={() => setChoosing(true)}>
              {t('open.another')}
            </Button>
            <Button onClick={drop}>{t('close')}</Button>
          </>
        )}
        {shown && choosing && refused === null && <Button onClick={() => setChoosing(false)}>{t('open.back')}</Button>}
      </PageHeader>
      {looking ? (
        <Opened key={clients.indexOf(shown)} client={shown} others={clients.filter((other) => other !== shown)} />
      ) : (
        <OpenLog
          onOpen={recordsHere ? open : null}
          onFiles={onFiles}
          hovering={hovering}
          refusal={refused === null ? null : t('open.refused', { reason: refused })}
        />
      )}
    </>
  );
};

/** Where a file lies that goes with a message; an address may name nothing else. */
const ATTACHED = /^\/files\/[\w-]+\/attachment\.bin$/;

/** Opens the recording the address names, once. */
const useLinkedFile = (open: (file: Blob, name: string) => void): void => {
  const { t } = useTranslation('qa');
  const [params] = useSearchParams();
  const file = params.get('file') ?? '';
  const name = params.get('name') ?? file;
  const failed = t('open.gone');
  useEffect(() => {
    if (!ATTACHED.test(file)) return undefined;
    let wanted = true;
    const load = async (): Promise<Blob> => {
      const answer = await fetch(file);
      if (!answer.ok) throw new Error(answer.statusText);
      return answer.blob();
    };
    load().then(
      (found) => wanted && open(found, name),
      () => wanted && showToast(failed, { tone: 'error' }),
    );
    return () => {
      wanted = false;
    };
  }, [failed, file, name, open]);
};

/** Ends the workers when the screen is left. */
const useCloseAtLast = (clients: readonly LogClient[]): void => {
  const held = useRef(clients);
  useEffect(() => {
    held.current = clients;
  }, [clients]);
  useEffect(
    () => () => {
      for (const client of held.current) client.close();
    },
    [],
  );
};

const nothing = (): (() => void) => () => undefined;

/** Why the file can't be opened, in one sentence. */
const useRefusal = (client: LogClient | null): string | null => {
  const { t } = useTranslation('qa');
  const why = useSyncExternalStore(client?.subscribe ?? nothing, () => client?.state().unreadable ?? null);
  if (!why) return null;
  const { code, ...values } = why;
  return t(`unreadable.${code}`, values) + ('later' in values ? ` ${t('unreadable.later', values)}` : '');
};

const Opened = ({ client, others }: { readonly client: LogClient; readonly others: readonly LogClient[] }) => {
  const state = useSyncExternalStore(client.subscribe, client.state);
  const opening = <Opening name={state.name} read={state.read} size={state.size} />;
  if (!state.summary) return opening;
  return (
    <Suspense fallback={opening}>
      <RecordingView client={client} state={state} summary={state.summary} others={others} />
    </Suspense>
  );
};

const Opening = ({ name, read, size }: { readonly name: string; readonly read: number; readonly size: number }) => {
  const { t } = useTranslation('qa');
  const format = useFormat();
  const share = size > 0 ? Math.min(1, read / size) : 0;
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', py: 12 }} aria-busy>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>{t('opening', { name })}</Typography>
      <LinearProgress variant="determinate" value={share * 100} aria-label={t('opening', { name })} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {format.percent(share)}
      </Typography>
    </Box>
  );
};
