import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLATFORMS, type PlatformId } from '../../../domain/platforms';
import { lackedSpecifics, specificFaults, type GivenSpecific } from '../../../domain/platforms/specifics';
import { platformSpecifics } from '../../entities/platform-categories';
import { useList } from '../../kernel/hooks';
import { ListFailure } from '../../ui/Message';
import { refusalSentence } from '../../ui/refusal';
import type { ChosenCategory } from './CategoryPicker';
import { SpecificField } from './SpecificField';

interface SpecificsFormProps {
  readonly platform: PlatformId;
  readonly category: ChosenCategory;
  readonly given: readonly GivenSpecific[];
  readonly choices: readonly string[];
  readonly disabled: boolean;
  /** The category was chosen just now: what is missing is named, and only where somebody was is it called wrong. */
  readonly fresh: boolean;
  readonly onChange: (given: readonly GivenSpecific[]) => void;
}

/** What a platform wants to know of a product in a category: what it requires first, and what of that is missing. */
export const SpecificsForm = ({ platform, category, given, choices, disabled, fresh, onChange }: SpecificsFormProps) => {
  const { t } = useTranslation('source');
  const [whole, setWhole] = useState(false);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const versions = PLATFORMS[platform].categoryVersions ?? [];
  const version = versions.includes(category.version) ? { version: category.version } : {};
  const { rows, loading, error, reload } = useList(platformSpecifics, { variables: { platform, category: category.id, ...version } });
  const told = rows[0];
  const { name } = PLATFORMS[platform];
  if (error && !told) return <ListFailure error={error} onRetry={reload} />;
  if (!told) return loading ? <Skeleton variant="rounded" height={120} /> : null;
  if (told.specifics.length === 0) return <Alert severity="info">{t('specifics.none', { platform: name })}</Alert>;
  const faults = new Map(specificFaults(told.specifics, given, choices).map((fault) => [fault.id, fault]));
  const missing = lackedSpecifics(told.specifics, given, choices);
  const required = told.specifics.filter((each) => each.required);
  const optional = told.specifics.filter((each) => !each.required);
  const said = (id: string): readonly string[] => given.find((each) => each.name === id)?.values ?? [];
  const say = (id: string, values: readonly string[]): void =>
    onChange([...given.filter((each) => each.name !== id), ...(values.length > 0 ? [{ name: id, values }] : [])]);
  // Those somebody has said something of stay in sight.
  const shown = [...required, ...optional.filter(({ id }) => whole || said(id).length > 0)];
  return (
    <Box
      component="section"
      aria-label={t('specifics.title', { platform: name })}
      sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}
    >
      {told.reason && <Alert severity="warning">{refusalSentence(told.reason)}</Alert>}
      {missing.length > 0 ? (
        <Alert severity={fresh ? 'info' : 'warning'}>
          {t(fresh ? 'specifics.required' : 'specifics.missing', { count: missing.length, names: missing.join(', ') })}
        </Alert>
      ) : (
        <Alert severity="success">{t('specifics.complete')}</Alert>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))', gap: 3 }}>
        {shown.map((specific) => {
          const found = faults.get(specific.id);
          const fault = found?.code === 'missing' && fresh && !visited.has(specific.id) ? undefined : found;
          return (
            <SpecificField
              key={specific.id}
              specific={specific}
              values={said(specific.id)}
              disabled={disabled}
              error={fault && t(`specifics.fault.${fault.code}`, { platform: name, most: 'most' in fault ? fault.most : 0 })}
              hint={
                specific.variation && choices.some((each) => each.toLowerCase() === specific.name.toLowerCase())
                  ? t('specifics.byVariants')
                  : undefined
              }
              onLeave={() => setVisited((before) => new Set([...before, specific.id]))}
              onChange={(values) => say(specific.id, values)}
            />
          );
        })}
      </Box>
      {!whole && optional.length > 0 && (
        <Box>
          <Button size="small" onClick={() => setWhole(true)}>
            {t('specifics.optional', { count: optional.length })}
          </Button>
        </Box>
      )}
    </Box>
  );
};
