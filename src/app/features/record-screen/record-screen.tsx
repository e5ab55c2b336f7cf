import { useEffect, useMemo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { recordTotals, type RecordTotals } from '../../../contract/endpoints/records.ts';
import type { PageOf } from '../../../contract/page-of.ts';
import { pages } from '../../gateway/pages.ts';
import { resource } from '../../gateway/resource.ts';
import { addressOf, filtersOf, ownDays, validateDays, type Days, type Filters } from '../records/filters.ts';
import { paths } from '../../paths.ts';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { FailureLine } from '../../ui/failure-line/failure-line.tsx';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { usePageAddress } from '../../runtime/router/index.ts';
import { comingQuery, navigate } from '../../runtime/router/navigate.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { PagedList } from '../../ui/paged/paged-list.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { reload } from '../../ui/messages/messages.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { amountText } from '../wallet/wallet.ts';
import { DaysChooser } from './days-chooser.tsx';
import { RecordLines, RecordSkeletons, type Line } from './lines.tsx';
import { amountPlace } from '../../ui/skeleton/amount-place.tsx';
import { Facts, type Fact } from '../../ui/facts/facts.tsx';
import './record.css';

/** A calendar, on a 72-unit grid. */
const calendar = 'M16 18h40a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4ZM12 32h48M24 12v10M48 12v10M25 43v.1M36 43v.1M47 43v.1M25 51v.1M36 51v.1';

interface Asked extends Days {
  type?: string;
  pageNo: number;
}

/** A call that lists a record page by page, for a range of days. */
type RecordEndpoint<T> = Endpoint<Asked, PageOf<T>>;

/** The lines and totals of one record; `of` is its name in `recordTotals`. */
function createRecord<T>(endpoint: RecordEndpoint<T>, of: string) {
  let asked: Days & { type?: string };
  const lines = pages(endpoint, () => asked);
  const totals = resource(recordTotals, () => ({ of, ...asked }));
  const clear = () => {
    lines.clear();
    totals.clear();
  };
  return {
    lines,
    totals,
    /** Requests what matches the filters, and removes at once what other filters matched. */
    load({ days, type }: Filters) {
      asked = { ...days, type: type || undefined };
      void lines.load();
      void totals.load();
    },
    retry() {
      reload(totals);
      return lines.load();
    },
    clear,
  };
}

interface RecordScreenProps<T> {
  /** name of the screen, whose strings have the title and, under `type`, the labels of types */
  name: string;
  endpoint: RecordEndpoint<T>;
  /** the record's name in `recordTotals` */
  of: string;
  /** types to filter by, if there are any */
  types?: readonly string[];
  /** label and amount (minor units) of each total */
  sums: (totals: RecordTotals) => readonly (readonly [label: string, amount: number])[];
  line: (item: T) => Line;
  /** a link below the totals; shown before they are known, so that nothing moves */
  next?: (totals?: RecordTotals) => { label: string; href: string; isDue: boolean } | undefined;
  /** shown below the details of a line */
  More?: ComponentType<{ item: T }>;
}

const panel = 'record-panel';

/** The most days that one tap shows. */
const widest = '90';

const detailSheet = lazy(() => import('./detail-sheet.tsx'));

/** A record: filters by day and type, the totals, and the lines, each of which opens. */
export function RecordScreen<T>({ name, endpoint, of, types, sums, line, next, More }: RecordScreenProps<T>) {
  const { t } = useTranslation('states');
  const { t: own } = useTranslation(name);
  const { path, query } = usePageAddress();
  const record = useMemo(() => createRecord(endpoint, of), [endpoint, of]);
  const filters = filtersOf(query);
  const fault = filters.span === ownDays && validateDays(filters.days);
  useEffect(() => {
    if (fault) return undefined;
    const stop = reloadOnLanguage(() => record.load(filters));
    return () => {
      stop();
      record.clear();
    };
  }, [record, fault, addressOf(path, filters), filters.days.to]);
  const ask = (change: Partial<Filters>) => navigate(addressOf(path, { ...filtersOf(comingQuery()), ...change }), true);
  const open = (opened: Line, item: T) => openOverlay(detailSheet, { line: opened, children: More && <More item={item} /> });
  const totals = record.totals.value.value;
  const link = next?.(totals);
  const chips = types && ['', ...types].map((type) => ({ name: `type-${type}`, label: type ? own(`type.${type}`) : t('record.all') }));
  return (
    <Screen name={name}>
      <div className="record-choices">
        <DaysChooser filters={filters} ask={ask} panel={panel} />
        {chips && <Chips label={t('record.types')} chips={chips} chosen={`type-${filters.type}`} choose={(chip) => ask({ type: chip.slice(5) })} panel={panel} />}
      </div>
      <div id={panel} role="tabpanel" aria-label={own('title')}>
        {/* How many records the filter found. Always in the page: a screen reader announces changes of a region, not its first content. */}
        <p className="unseen" role="status">
          {!fault && totals && `${t('record.count')}: ${totals.count}`}
        </p>
        {!fault && (
          <>
            <Totals of={record} sums={sums} />
            {link && record.totals.failure.value === undefined && (
              <a className={link.isDue ? 'button button-accent button-wide record-next' : 'button button-wide record-next'} href={link.href}>
                {link.label}
              </a>
            )}
            <PagedList
              pages={{ ...record.lines, load: record.retry }}
              waiting={<RecordSkeletons />}
              empty={<Empty isWidest={filters.span === widest} widen={() => ask({ span: widest, type: '' })} />}
            >
              {(items) => <RecordLines items={items} line={line} open={open} />}
            </PagedList>
          </>
        )}
      </div>
    </Screen>
  );
}

/** No lines: offers the widest range, unless it is shown already. */
function Empty({ isWidest, widen }: { isWidest: boolean; widen: () => void }) {
  const { t } = useTranslation('states');
  const home = { label: t('home'), href: paths.home };
  return (
    <StatusView picture={calendar} title={t('record.empty.title')} text={t('record.empty.text')} action={isWidest ? home : { label: t('record.empty.widen'), run: widen }}>
      {!isWidest && (
        <a className="row text-button" href={home.href}>
          {home.label}
        </a>
      )}
    </StatusView>
  );
}

/** The sums. If they alone could not be had, a line says so; if the list could not either, its view does. */
function Totals<T>({ of: { lines, totals: asked }, sums }: { of: ReturnType<typeof createRecord> } & Pick<RecordScreenProps<T>, 'sums'>) {
  const { t } = useTranslation('states');
  const totals = asked.value.value;
  const failure = asked.failure.value;
  if (!totals && failure !== undefined) return lines.failure.value === undefined ? <FailureLine className="empty" failure={failure} retry={() => reload(asked)} /> : null;
  const amounts = sums(totals ?? { count: 0, paidIn: 0, paidOut: 0 }).map(([label, amount]): Fact => {
    const text = amountText(amount);
    return [label, totals ? text : amountPlace, text.length > 13 ? 'record-long' : undefined];
  });
  return (
    // An amount is wider than its placeholder, and would be off centre: the key makes it a new element.
    <Facts key={totals ? 'known' : 'waiting'} className="hero record-totals" facts={[[t('record.count'), totals ? totals.count : amountPlace], ...amounts]} busy={!totals} />
  );
}
