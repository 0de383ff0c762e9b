import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FilePlace } from '../../../entities/task-places';
import { refusalSentence } from '../../../ui/refusal';

interface FilePlacesProps {
  readonly names: readonly string[];
  /** In the same order; fewer while the server is asked. */
  readonly places: readonly FilePlace[];
}

/** Of each file where it goes, or why it fits nowhere. */
export const FilePlaces = ({ names, places }: FilePlacesProps) => {
  const { t } = useTranslation('orderTasks');
  const wordsOf = ({ number, line, area, dpi, replaces, refusal, message, values }: FilePlace): string =>
    refusal !== null
      ? refusalSentence({ refusal, message, values })
      : [
          t('upload.at', { number: number ?? '', line: line ?? '', area: area ?? '' }),
          dpi !== null && t('prints.dpi', { dpi }),
          replaces && t('upload.replaces'),
        ]
          .filter(Boolean)
          .join(' · ');
  return (
    <Box component="table" sx={look}>
      <thead>
        <tr>
          <th scope="col">{t('upload.file')}</th>
          <th scope="col">{t('upload.place')}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, at) => {
          const place = places[at];
          return (
            <tr key={name} data-wrong={(place && place.task_id === null) || undefined}>
              <th scope="row">{name}</th>
              <td>{place ? wordsOf(place) : t('upload.looking')}</td>
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
};

const look = {
  width: 1,
  fontSize: 13,
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: 1.5,
    pr: 3,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: 'text.secondary', fontWeight: 500 },
  '& tbody th': { fontWeight: 400, width: '40%' },
  '& tr[data-wrong] td': { color: 'error.main' },
} as const;
