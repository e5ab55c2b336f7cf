import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../ui/screen/screen.tsx';
import './closed-screen.css';

interface ClosedScreenProps {
  /** the route row's name, whose strings have the title */
  name: string;
  children: ReactNode;
}

/** A screen that holds one state alone. */
export function ClosedScreen({ name, children }: ClosedScreenProps) {
  const { t } = useTranslation('shell');
  return (
    <Screen name={name} title={t(`${name}:title`)}>
      <div className="closed-screen">{children}</div>
    </Screen>
  );
}
