import { useTranslation } from 'react-i18next';
import { brand } from '../../shell/layout/Brand';
import { LegalView } from './LegalView';

/** The sections of each text, by their names among the translations. */
const SECTIONS = {
  policy: ['kept', 'use', 'shared', 'cookies', 'rights'],
  terms: ['account', 'content', 'payment', 'fair', 'ending'],
} as const;

/** `/policy` and `/term-of-condition`: for everybody, signed in or not. */
export const LegalScreen = ({ text }: { readonly text: keyof typeof SECTIONS }) => {
  const { t } = useTranslation('legal');
  const name = brand.name;
  const sections =
    text === 'policy'
      ? SECTIONS.policy.map((id) => ({ id, title: t(`policy.${id}.title`), text: t(`policy.${id}.text`, { name }) }))
      : SECTIONS.terms.map((id) => ({ id, title: t(`terms.${id}.title`), text: t(`terms.${id}.text`, { name }) }));
  return <LegalView title={t(`${text}.title`)} lead={t(`${text}.lead`, { name })} sections={sections} />;
};
