import Upload from '../../../ui/icons/UploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import { checkUpload, IMAGE_TYPES } from '../../../../domain/files/upload-rules';
import type { OrderTaskDesk } from '../../../entities/order-task-desks';
import type { OrderTask } from '../../../entities/order-tasks';
import { useFileUploads } from '../../../shell/orders/use-file-uploads';
import { useMay, useMayDesign } from '../../../shell/session/use-may';
import { FileButton } from '../../../ui/FileButton';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { Cards } from '../../../ui/Part';
import { Thumb } from '../../../ui/Thumb';
import { useTaskChange } from './use-task-change';

interface TaskPrintsProps {
  readonly task: OrderTask;
  readonly desk: OrderTaskDesk;
  readonly mayChange: boolean;
}

type Place = OrderTaskDesk['places'][number];
type Print = OrderTask['prints'][number];

const inputOf = ({ line_id, area, file }: Print) => ({ line_id, area, ...(file && { file_id: file._id }) });
const isAt = (place: Pick<Place, 'line_id' | 'area'>, print: Pick<Print, 'line_id' | 'area'>): boolean =>
  place.line_id === print.line_id && place.area === print.area;

/** Print areas that want a file, each with the file it has; the way to the design they are made from. */
export const TaskPrints = ({ task, desk, mayChange }: TaskPrintsProps) => {
  const { t } = useTranslation('orderTasks');
  const mayDesign = useMayDesign();
  const { replace, pending, refusal } = useTaskChange(task);
  const { prints } = task;
  const inputs = prints.map(inputOf);
  const lines = [...new Map(desk.places.map((place) => [place.line_id, place])).values()];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Cards>
        {lines.map((line) => {
          const places = desk.places.filter(({ line_id }) => line_id === line.line_id);
          const wanted = places.filter((place) => prints.some((print) => isAt(place, print)));
          const others = places.filter((place) => !wanted.includes(place));
          return (
            <li key={line.line_id}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
                <Box component="b" sx={{ flex: 1, fontWeight: 500 }}>
                  {line.line}
                </Box>
                {line.mockup_id && line.product_id && mayDesign && (
                  <Button
                    size="small"
                    component={Link}
                    to={addresses.editor.print({ presetId: line.product_id, mockupId: line.mockup_id })}
                  >
                    {t('prints.open')}
                  </Button>
                )}
              </Box>
              <Box sx={{ display: 'grid', gap: 3 }}>
                {wanted.map((place) => (
                  <PrintRow
                    key={place.area}
                    place={place}
                    print={prints.find((print) => isAt(place, print))}
                    mayChange={mayChange && task.status !== 'Review'}
                    onFile={(file_id) => replace({ prints: inputs.map((input) => (isAt(place, input) ? { ...input, file_id } : input)) })}
                    onRemove={() => replace({ prints: inputs.filter((input) => !isAt(place, input)) })}
                  />
                ))}
                {mayChange && task.status !== 'Review' && others.length > 0 && (
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                    {others.map(({ line_id, area, name }) => (
                      <Button
                        key={area}
                        size="small"
                        disabled={pending}
                        onClick={() => replace({ prints: [...inputs, { line_id, area }] })}
                      >
                        {t('prints.want', { area: name })}
                      </Button>
                    ))}
                  </Box>
                )}
              </Box>
            </li>
          );
        })}
      </Cards>
      {refusal !== null && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {refusal}
        </Typography>
      )}
    </Box>
  );
};

interface PrintRowProps {
  readonly place: Place;
  readonly print: Print | undefined;
  readonly mayChange: boolean;
  readonly onFile: (id: string) => void;
  readonly onRemove: () => void;
}

const checked = ({ name, type, size }: File) => checkUpload({ filename: name, mimetype: type, size });

const PrintRow = ({ place, print, mayChange, onFile, onRemove }: PrintRowProps) => {
  const { t } = useTranslation('orderTasks');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const mayUpload = useMay('file', 'add');
  const { going, send } = useFileUploads(checked, ([id]) => id !== undefined && onFile(id));
  const file = print?.file;
  const facts = file
    ? [file.filename, print?.dpi != null && t('prints.dpi', { dpi: print.dpi }), print?.by?.name]
    : [t('prints.none'), t('prints.size', { width: format.count(place.width), height: format.count(place.height) })];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Thumb src={file?.url} alt="" size={48} sheer />
      <Box sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
        {place.name}
        <Box component="small" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {mayChange && mayUpload && (
        <FileButton
          size="small"
          variant="outlined"
          label={t(file ? 'prints.replace' : 'prints.upload')}
          aria-label={`${t(file ? 'prints.replace' : 'prints.upload')}: ${place.name}`}
          accept={Object.keys(IMAGE_TYPES)}
          startIcon={<Upload />}
          loading={going > 0}
          loadingPosition="start"
          onFiles={(files) => send(files.slice(0, 1))}
        />
      )}
      {mayChange && !file && (
        <Button size="small" aria-label={`${common('action.remove')}: ${place.name}`} onClick={onRemove}>
          {common('action.remove')}
        </Button>
      )}
    </Box>
  );
};
