import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportCard } from './ReportCard';
import { useFormat } from '../../ui/format';
import { Details } from './details/Details';
import { PointerWatch } from './details/PointerWatch';
import { FilterRow } from './FilterRow';
import type { LogClient, LogState } from './log/log-client';
import type { LogSummary } from './log/protocol';
import { MomentList, sinceStart } from './MomentList';
import { PlayBar } from './PlayBar';
import { SeenScreen } from './SeenScreen';
import { Timeline } from './timeline/Timeline';
import { useOtherTabs } from './timeline/use-other-tabs';
import { useRecording } from './use-recording';
import { Verdict } from './Verdict';

interface RecordingViewProps {
  readonly client: LogClient;
  readonly state: LogState;
  readonly summary: LogSummary;
  /** Other recordings that are open, such as those of the same person's other tabs. */
  readonly others: readonly LogClient[];
}

const PANES = ['details', 'screen'] as const;
type Pane = (typeof PANES)[number];

/** A recording: its line, what plays it, its list, and what is known of the moment looked at. */
export const RecordingView = ({ client, state, summary, others }: RecordingViewProps) => {
  const { t } = useTranslation('qa');
  const format = useFormat();
  const [pane, setPane] = useState<Pane>('details');
  const recording = useRecording(client, state, summary, () => setPane((old) => (old === 'details' ? 'screen' : 'details')));
  const { index, setIndex, places, view, whole, setView, player, deeds, filter, setFilter, shown } = recording;
  const tabs = useOtherTabs(others, state.moments, places);
  const { moments, proof } = state;
  const moment = moments[index];
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Verdict name={state.name} summary={summary} proof={proof} moments={moments} onIndex={setIndex} />
      {summary.report && <ReportCard report={summary.report} />}
      <Timeline
        moments={moments}
        places={places}
        others={tabs}
        index={index}
        onIndex={setIndex}
        view={view}
        whole={whole}
        onView={setView}
        proved={proof ? proof.reached / Math.max(1, moments.length) : 0}
      />
      <PlayBar
        player={player}
        deeds={deeds}
        place={
          moment
            ? t('place', {
                seq: format.count(moment.seq),
                last: format.count(moments.at(-1)?.seq ?? 0),
                time: sinceStart(moment.at - (moments[0]?.at ?? 0)),
              })
            : ''
        }
        faults={recording.faults.length}
        differs={recording.difference !== null}
      />
      <Box sx={columns}>
        <Box sx={{ ...frame, height: { xs: 320, md: 560 } }}>
          <FilterRow filter={filter} onFilter={setFilter} count={shown.length} />
          <MomentList moments={moments} indexes={shown} index={index} onIndex={setIndex} />
        </Box>
        <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 3 }}>
          <ToggleButtonGroup
            size="small"
            exclusive
            value={pane}
            aria-label={t('pane.label')}
            onChange={(_event, next: Pane | null) => next && setPane(next)}
            sx={{ alignSelf: 'flex-start' }}
          >
            {PANES.map((each) => (
              <ToggleButton key={each} value={each}>
                {t(`pane.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {pane === 'screen' ? (
            <SeenScreen client={client} index={index} viewport={summary.header.viewport} />
          ) : (
            <Details client={client} moments={moments} index={index} onIndex={setIndex} onFollow={recording.setPointer}>
              <PointerWatch
                client={client}
                index={index}
                pointer={recording.pointer}
                onPointer={recording.setPointer}
                onChange={deeds.toChange}
                ended={recording.noChange}
              />
            </Details>
          )}
        </Box>
      </Box>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(260px, 360px) minmax(0, 1fr)' },
} as const;

const frame = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const;
