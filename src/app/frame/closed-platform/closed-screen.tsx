// @chunk closed-screen
import type { ReactNode } from 'react';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { HeaderAction } from '../header/action.tsx';
import './closed-screen.css';

/** Most people read the language of the page: the choice comes after it. */
const languagePicker = lazy(() => import('../../features/language/language-picker-chunk.ts'));

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
        <Lazy of={languagePicker} when="idle" inline />
      </HeaderAction>
      <div className="closed-screen">{children}</div>
    </Screen>
  );
}
