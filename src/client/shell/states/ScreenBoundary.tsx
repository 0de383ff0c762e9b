import BugReport from '@mui/icons-material/BugReportOutlined';
import Update from '@mui/icons-material/Update';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '../../ui/Message';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Another value gives the children a new chance, such as the next screen's address. */
  readonly place: string;
}

interface BoundaryState {
  readonly error: Error | null;
  readonly place: string;
}

/** Keeps a screen that breaks from taking the rest with it. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: Error): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { error: null, place };
  }

  override render(): ReactNode {
    return this.state.error ? <Broken error={this.state.error} /> : this.props.children;
  }
}

const Broken = ({ error }: { readonly error: Error }) => {
  const { t } = useTranslation('errors');
  // A part of an older build that the server no longer has.
  const outdated = error.name === 'ChunkLoadError';
  const texts = outdated ? 'outdated' : 'crash';
  return (
    <Message level="h1" role="alert" Icon={outdated ? Update : BugReport} title={t(`${texts}.title`)} text={t(`${texts}.text`)}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </Message>
  );
};
