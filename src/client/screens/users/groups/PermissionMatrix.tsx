import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ACCESSES, PERMISSION_MODULES, type Access, type PermissionModule } from '../../../../domain/people/permissions';
import { setAccess, setColumn, setRow, stateOf, type GrantChange, type Matrix, type MayGrant } from './group-form';

interface PermissionMatrixProps {
  readonly matrix: Matrix;
  /** Boxes that were changed and not saved. */
  readonly changes: readonly GrantChange[];
  /** The group's members own the container. */
  readonly everything: boolean;
  readonly readOnly: boolean;
  readonly mayGrant: MayGrant;
  readonly onChange: (matrix: Matrix) => void;
}

/** Module × view, add, update, delete, with a toggle for each row and column (specification 2, §6). */
export const PermissionMatrix = ({ matrix, changes, everything, readOnly, mayGrant, onChange }: PermissionMatrixProps) => {
  const { t } = useTranslation('users');
  const locked = readOnly || everything;
  const isOn = (module: PermissionModule, access: Access): boolean => everything || matrix[module][access];
  const isChanged = (module: PermissionModule, access: Access): boolean =>
    changes.some((change) => change.module === module && change.access === access);
  const whole = (boxes: readonly boolean[]) => ({ checked: stateOf(boxes) === 'all', indeterminate: stateOf(boxes) === 'some' });
  return (
    <Box>
      <Typography variant="h2" id="permissions" sx={{ mb: 3 }}>
        {t('group.permissions')}
      </Typography>
      {everything && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('group.everything')}
        </Alert>
      )}
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" aria-labelledby="permissions" sx={table}>
          <thead>
            <tr>
              <th scope="col">{t('group.module')}</th>
              {ACCESSES.map((access) => (
                <th key={access} scope="col">
                  <label>
                    <span>{t(`access.${access}`)}</span>
                    <Checkbox
                      size="small"
                      {...whole(PERMISSION_MODULES.map((module) => isOn(module, access)))}
                      disabled={locked || !PERMISSION_MODULES.some((module) => mayGrant(module, access))}
                      onChange={(_event, on) => onChange(setColumn(matrix, access, on, mayGrant))}
                      slotProps={{ input: { 'aria-label': t('group.wholeColumn', { access: t(`access.${access}`) }) } }}
                    />
                  </label>
                </th>
              ))}
              <th scope="col">{t('group.all')}</th>
            </tr>
          </thead>
          <tbody>
            {PERMISSION_MODULES.map((module) => (
              <tr key={module}>
                <th scope="row">{t(`module.${module}`)}</th>
                {ACCESSES.map((access) => (
                  <td key={access} data-changed={isChanged(module, access) || undefined}>
                    <Checkbox
                      size="small"
                      checked={isOn(module, access)}
                      disabled={locked || !mayGrant(module, access)}
                      onChange={(_event, on) => onChange(setAccess(matrix, module, access, on))}
                      slotProps={{ input: { 'aria-label': `${t(`module.${module}`)}: ${t(`access.${access}`)}` } }}
                    />
                  </td>
                ))}
                <td>
                  <Checkbox
                    size="small"
                    {...whole(ACCESSES.map((access) => isOn(module, access)))}
                    disabled={locked || !ACCESSES.some((access) => mayGrant(module, access))}
                    onChange={(_event, on) => onChange(setRow(matrix, module, on, mayGrant))}
                    slotProps={{ input: { 'aria-label': t('group.wholeRow', { module: t(`module.${module}`) }) } }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
};

const table = {
  borderCollapse: 'collapse',
  fontSize: 13,
  minWidth: 520,
  width: '100%',
  maxWidth: 720,
  '& th, & td': { height: 36, px: 2, py: 0, textAlign: 'center', borderBottom: 1, borderColor: 'divider' },
  '& th': { fontWeight: 500, textAlign: 'start' },
  '& thead th': { color: 'text.secondary', verticalAlign: 'bottom', '&:not(:first-of-type)': { textAlign: 'center' } },
  '& thead label': { display: 'inline-flex', flexDirection: 'column', alignItems: 'center' },
  '& td[data-changed]': { bgcolor: 'action.selected' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& .MuiCheckbox-root': { p: 1 },
} as const;
