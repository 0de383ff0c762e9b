import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useFormat } from './format';

export interface FilterTab {
  readonly value: string;
  readonly label: string;
  /** Where the tab leads. */
  readonly to: string;
  /** Rows behind it; nothing is shown until it is known. */
  readonly count?: number | undefined;
}

/** Tabs that narrow a list; each is a link, so it opens in a new browser tab too. */
export const FilterTabs = ({
  tabs,
  value,
  label,
}: {
  readonly tabs: readonly FilterTab[];
  readonly value: string;
  readonly label: string;
}) => {
  const format = useFormat();
  const known = tabs.some((tab) => tab.value === value);
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
      <Tabs value={known ? value : false} variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile aria-label={label}>
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            value={tab.value}
            component={Link}
            to={tab.to}
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
                {tab.label}
                {tab.count !== undefined && (
                  <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                    {format.count(tab.count)}
                  </Typography>
                )}
              </Box>
            }
          />
        ))}
      </Tabs>
    </Box>
  );
};
