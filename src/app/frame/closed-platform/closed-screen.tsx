// @chunk closed-screen
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { HeaderAction } from '../header/action.tsx';
import './closed-screen.css';

/** Most people read the language of the page: the choice comes after it. */
const languagePicker = lazy(() => import('../../features/language/language-picker-chunk.ts'));

interface ClosedScreenProps {
  /** the route row's name, whose strings have the title */
  name: string;
  children: ReactNode;
}

/** A screen that holds one state alone, with the languages in its header. */
export function ClosedScreen({ name, children }: ClosedScreenProps) {
  const { t } = useTranslation('shell');
  return (
    <Screen name={name} title={t(`${name}:title`)}>
      <HeaderAction>
        <Lazy of={languagePicker} when="idle" inline />
      </HeaderAction>
      <div className="closed-screen">{children}</div>
    </Screen>
  );
}
