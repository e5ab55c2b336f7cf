import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Designed } from './designed.tsx';
import { cloud } from './drawings.ts';
import type { Part } from './part.ts';

interface PartViewProps<Props> {
  part: Part<Props>;
  given: Props;
  /** the places of what is on its way */
  waiting: ReactNode;
}

/** A part of a screen that comes when it is wanted: on its way, lost on its way, or there. */
export function PartView<Props extends object>({ part, given, waiting }: PartViewProps<Props>) {
  const { t } = useTranslation('shell');
  const [failed, fail] = useState(false);
  const bring = () => void part.bring().catch(() => fail(true));
  useEffect(bring, [part]);
  const retry = () => {
    fail(false);
    bring();
  };
  const Loaded = part.loaded.value;
  if (Loaded) return <Loaded {...given} />;
  if (!failed) return waiting;
  return <Designed picture={cloud} title={t('loadFailed.title')} text={t('loadFailed.text')} action={{ label: t('retry'), run: retry }} />;
}
