import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHeader } from '../../ui/PageHeader';

interface LegalViewProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

/** A text in sections, in lines short enough to read. */
export const LegalView = ({ title, lead, sections }: LegalViewProps) => (
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
