import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { brand } from '../../shell/layout/Brand';
import { PageHeader } from '../../ui/PageHeader';

interface LegalViewProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

/** A text in sections, in lines short enough to read. */
const LegalView = ({ title, lead, sections }: LegalViewProps) => (
  <Box component="article" sx={{ maxWidth: 640, mx: 'auto' }}>
    <PageHeader title={title} />
    <Typography sx={{ color: 'text.secondary', mb: 6 }}>{lead}</Typography>
    {sections.map((section) => (
      <Box key={section.id} component="section" sx={{ mb: 6 }}>
        <Typography variant="h2" gutterBottom>
          {section.title}
        </Typography>
        <Typography>{section.text}</Typography>
      </Box>
    ))}
  </Box>
);

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
