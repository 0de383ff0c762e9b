import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isSealed } from '../../../domain/connections/block';
import type { Block, Connection, FieldKind } from '../../../domain/connections/connection';
import { FormField } from '../../ui/form/FormField';
import { SelectField } from '../../ui/form/SelectField';

interface ConnectionFieldsProps {
  readonly connection: Connection;
  /** What a field is called, and where a person finds what it asks for. */
  readonly labels: Readonly<Record<string, string>>;
  readonly hint: (field: string) => string | undefined;
  /** A value of a field's list in words. */
  readonly word: (field: string, value: string) => string;
  /** Whether sealed fields show masks of what is kept. */
  readonly kept: boolean;
  /** The block as it is kept, for what there is to choose from. */
  readonly block?: Block | null | undefined;
  readonly errorOf: (field: string) => string | undefined;
  readonly register: (field: string) => UseFormRegisterReturn;
}

/** How each kind of field is typed. */
const INPUTS: Readonly<Record<FieldKind, Pick<ComponentProps<typeof FormField>, 'type' | 'inputMode'>>> = {
  website: { type: 'url', inputMode: 'url' },
  text: {},
  key: {},
  secret: { type: 'password' },
};

/** What is typed to connect an outside place, as its description says. */
export const ConnectionFields = ({ connection, labels, hint, word, kept, block, errorOf, register }: ConnectionFieldsProps) => {
  const { t } = useTranslation('lists');
  return Object.entries(connection.fields).flatMap(([name, field]) => {
    if (field.learned) return [];
    const common = {
      label: labels[name] ?? name,
      hint: kept && isSealed(field) ? t('connection.maskHint') : hint(name),
      error: errorOf(name),
      field: register(name),
    };
    const listed = field.oneOf?.map((value) => ({ value, label: word(name, value) }));
    const told = block ? field.choices?.(block) : undefined;
    const options = listed ?? (told?.length ? [{ value: '', label: '' }, ...told] : undefined);
    if (options) return <SelectField key={name} {...common} options={options} />;
    return <FormField key={name} {...common} {...INPUTS[field.kind]} />;
  });
};
