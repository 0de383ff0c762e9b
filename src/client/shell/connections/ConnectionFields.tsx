import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isSealed } from '../../../domain/connections/block';
import type { Connection, FieldKind } from '../../../domain/connections/connection';
import { FormField } from '../../ui/form/FormField';

interface ConnectionFieldsProps {
  readonly connection: Connection;
  /** What a field is called, and where a person finds what it asks for. */
  readonly labels: Readonly<Record<string, string>>;
  readonly hint: (field: string) => string | undefined;
  /** Whether sealed fields show masks of what is kept. */
  readonly kept: boolean;
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
export const ConnectionFields = ({ connection, labels, hint, kept, errorOf, register }: ConnectionFieldsProps) => {
  const { t } = useTranslation('lists');
  return Object.entries(connection.fields).flatMap(([name, field]) =>
    field.learned ? (
      []
    ) : (
      <FormField
        key={name}
        label={labels[name] ?? name}
        hint={kept && isSealed(field) ? t('connection.maskHint') : hint(name)}
        error={errorOf(name)}
        field={register(name)}
        {...INPUTS[field.kind]}
      />
    ),
  );
};
