import type { ReactNode } from 'react';
import { LanguagePicker } from '../../features/language/language-picker.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { HeaderAction } from '../header/action.tsx';
import './closed-screen.css';

interface ClosedScreenProps {
  /** the route row's name */
  name: string;
  title: string;
  children: ReactNode;
}

/** A screen that holds one state alone, with the languages in its header. */
export function ClosedScreen({ name, title, children }: ClosedScreenProps) {
  return (
    <Screen name={name} title={title}>
      <HeaderAction>
        <LanguagePicker />
      </HeaderAction>
      <div className="closed-screen">{children}</div>
    </Screen>
  );
}
