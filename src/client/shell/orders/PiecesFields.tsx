import { useTranslation } from 'react-i18next';
import type { Pieces } from '../../../domain/sales/pieces';
import { fulfilments } from '../../entities/fulfilments';
import type { Order } from '../../entities/orders';
import { useList } from '../../kernel/hooks';
import { useMay } from '../session/use-may';
import { SelectField } from '../../ui/form/SelectField';

interface PiecesFieldsProps {
  readonly order: Pick<Order, 'items'>;
  /** What a field is called, from the line's name; without, that itself. */
  readonly label?: (name: string) => string;
  /** How many there are to choose from. */
  readonly most: readonly Pieces[];
  readonly value: readonly Pieces[];
  readonly onChange: (pieces: readonly Pieces[]) => void;
}

/** How many pieces of each line. */
export const PiecesFields = ({ order, label = (name) => name, most, value, onChange }: PiecesFieldsProps) =>
  most.map(({ line_id, quantity }) => (
    <SelectField
      key={line_id}
      label={label(order.items.find(({ _id }) => _id === line_id)?.name ?? '')}
      value={String(value.find((each) => each.line_id === line_id)?.quantity ?? 0)}
      options={Array.from({ length: quantity + 1 }, (_none, count) => ({ value: String(count), label: String(count) }))}
      onChange={(count) =>
        onChange([...value.filter((each) => each.line_id !== line_id), ...(count === '0' ? [] : [{ line_id, quantity: Number(count) }])])
      }
    />
  ));

interface MakerFieldProps {
  /** Empty: as usual. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Who makes it. */
export const MakerField = ({ value, onChange }: MakerFieldProps) => {
  const { t } = useTranslation('order');
  const mayProviders = useMay('fulfilment', 'view');
  const makers = useList(fulfilments, { perpage: 100 }, { skip: !mayProviders });
  if (!mayProviders) return null;
  return (
    <SelectField
      label={t('match.maker')}
      value={value}
      options={[{ value: '', label: t('match.usual') }, ...makers.rows.map(({ _id, name }) => ({ value: _id, label: name }))]}
      onChange={onChange}
    />
  );
};
