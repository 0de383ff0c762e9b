import Close from '../../../ui/icons/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isBlank, parseNumber } from '../../../../domain/numbers';
import {
  withOption,
  withOptionChanged,
  withoutOption,
  type Choices,
  type TypedAttribute,
  type TypedOption,
} from '../../../../domain/product-presets/options';
import { packRows, unpackRows } from '../../../../domain/variant-grid/packed';
import type { GridRow } from '../../../../domain/variant-grid/row';
import { useTypedNumber } from '../../../ui/form/use-typed-number';
import type { SectionProps } from './section';

/** Options drawn before anybody asks for the others. */
const AT_ONCE = 20;

const isColour = (type: string): boolean => /^colou?r$/iu.test(type);

/** What a buyer chooses: kinds of options and their values. The variants follow. */
export const OptionFields = ({ form: { control, errorOf, getValues, setValue } }: SectionProps) => {
  const { t } = useTranslation('preset');
  const attributes = useWatch({ control, name: 'prety_attributes' });
  // Hundreds of fields, which stay as they are whatever else of the form changes.
  const drawn = useMemo(() => {
    const put = ({ attributes: next, variants }: Choices<GridRow>): void => {
      setValue('prety_attributes', [...next], { shouldDirty: true });
      const packed = packRows(variants);
      if (packed !== getValues('attribute_specifics')) setValue('attribute_specifics', packed, { shouldDirty: true });
    };
    const choices = (): Choices<GridRow> => ({
      attributes: getValues('prety_attributes'),
      variants: unpackRows(getValues('attribute_specifics')),
    });
    return attributes.map((attribute) => (
      <AttributeFields
        key={attribute.attribute_type}
        attribute={attribute}
        onName={(plf_attribute_name) =>
          put({
            ...choices(),
            attributes: attributes.map((each) => (each === attribute ? { ...each, plf_attribute_name } : each)),
          })
        }
        onChange={(value, change) => put(withOptionChanged(choices(), attribute.attribute_type, value, change))}
        onRemove={(value) => put(withoutOption(choices(), attribute.attribute_type, value))}
        onAdd={(ffm_value) =>
          put(withOption(choices(), attribute.attribute_type, { ffm_value, plf_value: '', plf_price: '', hex: '', default: false }))
        }
      />
    ));
  }, [attributes, getValues, setValue]);
  const error = errorOf('prety_attributes');
  if (attributes.length === 0) return <Typography variant="body2">{t('options.none')}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      {drawn}
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
};

interface AttributeFieldsProps {
  readonly attribute: TypedAttribute;
  readonly onName: (name: string) => void;
  readonly onChange: (value: string, change: Partial<TypedOption>) => void;
  readonly onRemove: (value: string) => void;
  readonly onAdd: (value: string) => void;
}

const AttributeFields = ({ attribute, onName, onChange, onRemove, onAdd }: AttributeFieldsProps) => {
  const { t } = useTranslation('preset');
  const [added, setAdded] = useState('');
  const { attribute_type: type, plf_attribute_name, options } = attribute;
  // Fields in hundreds are a page of their own; who wants them has them drawn.
  const [whole, setWhole] = useState(options.length <= AT_ONCE);
  const shown = whole ? options : options.slice(0, AT_ONCE);
  const taken = options.some(({ ffm_value }) => ffm_value === added.trim());
  const add = (): void => {
    if (added.trim() === '' || taken) return;
    onAdd(added.trim());
    setAdded('');
  };
  return (
    <Box role="group" aria-label={type} sx={{ maxWidth: 760 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 3, mb: 2 }}>
        <Typography variant="subtitle2">{type}</Typography>
        <Box sx={{ width: 220 }}>
          <OptionText
            label={t('options.of', { field: t('options.shown'), name: type })}
            value={plf_attribute_name}
            hint={t('options.shown')}
            onPut={onName}
          />
        </Box>
      </Box>
      <Box
        aria-hidden
        sx={{ ...lines, gridTemplateColumns: tracks, display: { xs: 'none', sm: 'grid' }, fontSize: 12, color: 'text.secondary', mb: 1 }}
      >
        <span>{t('options.name')}</span>
        <span>{t('options.shown')}</span>
        <span>{t('options.addition')}</span>
        <span>{t('options.default')}</span>
      </Box>
      <Box component="ul" sx={{ ...lines, gridTemplateColumns: { xs: '1fr', sm: tracks } }}>
        {shown.map((option) => (
          <OptionLine
            key={option.ffm_value}
            option={option}
            colour={isColour(type)}
            names={options}
            onChange={(change) => onChange(option.ffm_value, change)}
            onRemove={() => onRemove(option.ffm_value)}
          />
        ))}
      </Box>
      {!whole && (
        <Button aria-expanded={false} onClick={() => setWhole(true)}>
          {t('options.all', { count: options.length })}
        </Button>
      )}
      <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
        <OutlinedInput
          size="small"
          value={added}
          placeholder={t('options.new', { type })}
          onChange={({ target }) => setAdded(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          slotProps={{ input: { 'aria-label': t('options.new', { type }) } }}
        />
        <Button disabled={added.trim() === '' || taken} onClick={add}>
          {t('options.add')}
        </Button>
      </Box>
    </Box>
  );
};

interface OptionLineProps {
  readonly option: TypedOption;
  readonly colour: boolean;
  readonly names: readonly TypedOption[];
  readonly onChange: (change: Partial<TypedOption>) => void;
  readonly onRemove: () => void;
}

const OptionLine = ({ option, colour, names, onChange, onRemove }: OptionLineProps) => {
  const { t } = useTranslation('preset');
  const { ffm_value: name, plf_value, plf_price, hex } = option;
  const of = (field: string): string => t('options.of', { field, name });
  const price = useTypedNumber(plf_price, (plain) => onChange({ plf_price: plain }));
  return (
    <Box component="li" sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, gridArea: { xs: 'name', sm: 'auto' } }}>
        {colour && (
          <Box
            component="input"
            type="color"
            aria-label={of(t('options.colour'))}
            value={hex || '#ffffff'}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange({ hex: event.target.value })}
            sx={{
              width: 28,
              height: 28,
              p: 0,
              border: 1,
              borderColor: 'divider',
              borderRadius: '50%',
              bgcolor: 'transparent',
              flexShrink: 0,
            }}
          />
        )}
        <OptionText
          label={of(t('options.name'))}
          value={name}
          hint={t('options.name')}
          allows={(text) => text !== '' && !names.some((each) => each !== option && each.ffm_value === text)}
          onPut={(text) => onChange({ ffm_value: text })}
        />
      </Box>
      <OptionText
        label={of(t('options.shown'))}
        value={plf_value}
        hint={t('options.shown')}
        onPut={(text) => onChange({ plf_value: text })}
      />
      <OutlinedInput
        size="small"
        placeholder={t('options.addition')}
        error={!isBlank(plf_price) && parseNumber(plf_price) === null}
        {...price}
        sx={{ gridArea: { xs: 'addition', sm: 'auto' } }}
        slotProps={{ input: { inputMode: 'decimal', 'aria-label': of(t('options.addition')) } }}
      />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: { xs: 'flex-end', sm: 'flex-start' },
          gridArea: { xs: 'deeds', sm: 'auto' },
        }}
      >
        <Checkbox
          size="small"
          checked={option.default}
          title={t('options.default')}
          onChange={(_event, on) => onChange({ default: on })}
          slotProps={{ input: { 'aria-label': of(t('options.default')) } }}
        />
        <IconButton size="small" aria-label={t('options.remove', { name })} onClick={onRemove}>
          <Close sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
    </Box>
  );
};

interface OptionTextProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  /** What is not allowed is given up when the field is left. */
  readonly allows?: (text: string) => boolean;
  readonly onPut: (text: string) => void;
}

/** A text that counts when it is left, so that variants do not follow every letter. */
const OptionText = ({ label, value, hint, allows = () => true, onPut }: OptionTextProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <OutlinedInput
      size="small"
      fullWidth
      value={typed ?? value}
      placeholder={hint}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        const text = typed?.trim() ?? value;
        if (text !== value && allows(text)) onPut(text);
        setTyped(null);
      }}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
};

const tracks = 'minmax(140px, 1.4fr) minmax(120px, 1fr) 110px 110px';
/** On a phone each option stands together, apart from the next one. */
const card = {
  display: { xs: 'grid', sm: 'contents' },
  gridTemplate: '"name deeds" auto "shown addition" auto / minmax(0, 1fr) 110px',
  alignItems: 'center',
  gap: 2,
  pb: 3,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const lines = { display: 'grid', gap: 2, alignItems: 'center', m: 0, p: 0, listStyle: 'none' } as const;
