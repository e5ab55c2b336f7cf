import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusView } from '../status-view/status-view.tsx';
import { cloud } from '../status-view/drawings.ts';
import type { Part } from '../../runtime/lazy/part.ts';
import { usePart } from '../../runtime/lazy/use-part.ts';

interface PartViewProps<Props> {
  part: Part<Props>;
  given: Props;
  /** the places of what is on its way */
  waiting: ReactNode;
}

/** A part of a screen that comes when it is wanted: on its way, lost on its way, or there. */
export function PartView<Props extends object>({ part, given, waiting }: PartViewProps<Props>) {
  const { t } = useTranslation('shell');
  const [Loaded, failure, retry] = usePart(part);
  if (Loaded) return <Loaded {...given} />;
  if (failure === undefined) return waiting;
  return <StatusView picture={cloud} title={t('loadFailed.title')} text={t('loadFailed.text')} action={{ label: t('retry'), run: retry }} />;
}
