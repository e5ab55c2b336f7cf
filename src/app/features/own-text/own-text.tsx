import { Fragment, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block, Span } from '../../../contract/own-texts.ts';
import { language } from '../../i18n/language.ts';
import { FailureView } from '../../ui/status-view/failure-view.tsx';
import { ownText } from './own-text.ts';
import '../../ui/rich-text/rich-text.css';
import '../../ui/skeleton/skeleton.css';
import './own-text.css';

const isOwn = (address: string): boolean => address.startsWith('/');

function Stretch({ of }: { of: Span }) {
  if (typeof of === 'string') return of;
  if ('strong' in of) return <strong>{of.strong}</strong>;
  if ('em' in of) return <em>{of.em}</em>;
  return <a href={of.link} {...(!isOwn(of.link) && { target: '_blank', rel: 'noopener noreferrer' })}>{of.text}</a>;
}

// A text's parts never change their order, so that an index is a stable key.
/* eslint-disable react/no-array-index-key */
const line = (spans: readonly Span[]) => spans.map((of, at) => <Fragment key={at}><Stretch of={of} /></Fragment>);

function Part({ block }: { block: Block }) {
  const { kind: Tag } = block;
  return 'items' in block ? <Tag start={block.start}>{block.items.map((item, at) => <li key={at}>{line(item)}</li>)}</Tag> : <Tag>{line(block.spans)}</Tag>;
}

const waiting = (
  <div className="page-column skeleton" aria-hidden="true">
    <span className="skeleton-line" />
    <span className="skeleton-line" />
    <span className="skeleton-line skeleton-short" />
  </div>
);

/** One of the merchant's own texts, by its name. */
export function OwnText({ name }: { name: string }) {
  const { t } = useTranslation('common');
  const text = ownText(name);
  const spoken = language.value;
  useEffect(() => void text.load(), [name, spoken]);
  const known = text.value.value;
  if (!known) return text.failure.value === undefined ? waiting : <FailureView failure={text.failure.value} retry={() => void text.load()} />;
  return (
    <article className="page-column rich-text own-text">
      {known.version && <p className="hint">{t('textVersion', { version: known.version })}</p>}
      {known.blocks.map((block, at) => <Part key={at} block={block} />)}
    </article>
  );
}
