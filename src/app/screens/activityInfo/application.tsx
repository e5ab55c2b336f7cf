import { useEffect, useState, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationPictures, applicationRemark, pictureTypes } from '../../../contract/application.ts';
import { applyForPromotion, type Application as Sent } from '../../../contract/endpoints/promotions.ts';
import { isTrial } from '../../../contract/members.ts';
import { onSessionEnd, session } from '../../features/session/session.ts';
import { createForm, useRecheck } from '../../ui/form/form.ts';
import { call } from '../../gateway/call.ts';
import { isRefused } from '../../gateway/failure.ts';
import { durations, toast } from '../../ui/messages/messages.ts';
import { LongField } from '../../ui/long-field/long-field.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { Icon, plus } from '../../ui/icon/icon.tsx';
import { shortMomentText } from '../../i18n/instant.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { confirmLogin } from '../../features/session/log-in-out.ts';
import { Async } from '../../ui/async/async.tsx';
import { createPictures, PictureTile } from './pictures.tsx';
import { application, shownId } from './info.ts';
import './application.css';

const createDraft = (account: string | undefined, id: string) => ({ account, id, form: createForm({ remark: applicationRemark }), pictures: createPictures() });

type Draft = ReturnType<typeof createDraft>;

/** Text and pictures are kept when the page is left or the session ends before they are sent. Only in memory. */
let draft: Draft | undefined;

/** The application that this member began for an activity, else a new one. */
export function draftOf(id: string): Draft {
  const account = session.peek()?.userName;
  if (draft?.account !== account || draft?.id !== id) draft = createDraft(account, id);
  // The last failure has been shown.
  draft.form.failure.value = undefined;
  return draft;
}

/** The next application begins empty. */
export const forgetDraft = (): void => void (draft = undefined);

// Uploads of a session that has ended stop.
onSessionEnd(() => draft?.pictures.pause());

/** The form of an application: a remark, and pictures that are uploaded while it is written. */
function ApplyForm({ id }: { id: string }) {
  const { t } = useTranslation('activityInfo');
  const [{ form, pictures }] = useState(() => draftOf(id));
  useRecheck(form);
  const picked = pictures.picked.value;
  useEffect(() => {
    pictures.resume();
    return pictures.pause;
  }, [pictures]);
  const send = async () => {
    if (pictures.picked.peek().some(({ state }) => state.peek() !== 'there')) return void toast(t('apply.wait'), durations.short, 'trouble');
    return form.submit(async ({ remark }) => {
      try {
        const sent = await call(applyForPromotion, { id, remark, pictures: pictures.picked.peek().map((picture) => picture.id) });
        forgetDraft();
        application.replace({ application: sent });
      } catch (error) {
        if (isRefused(error, 'promotion.applied')) await application.load();
        else throw error;
      }
    });
  };
  return (
    <FormFrame className="card padded activity-info-card" send={send}>
      <h3 className="activity-info-heading">{t('apply.title')}</h3>
      <FormAlert failure={form.failure} />
      <LongField field={form.fields.remark} label={t('apply.remark')} most={applicationRemark.most!} />
      <p className="application-label" id="pictures-label">
        {t('apply.pictures')}
      </p>
      <p className="hint application-quiet" id="pictures-hint">
        {t('apply.hint')}
      </p>
      <ul className="picture-tiles" aria-labelledby="pictures-label">
        {picked.map((picture, index) => (
          <PictureTile key={picture.key} t={t} picture={picture} number={index + 1} send={pictures.send} remove={pictures.remove} />
        ))}
        {picked.length < applicationPictures.most && (
          <li className="picture-tile">
            <label className="cover picture-add">
              <input
                type="file"
                className="cover picture-add-input"
                accept={pictureTypes.join()}
                multiple
                aria-describedby="pictures-hint"
                onChange={(event) => {
                  const { files } = event.currentTarget;
                  void pictures.add(Array.from(files ?? []));
                  // So that a removed file can be picked again.
                  event.currentTarget.value = '';
                }}
              />
              <Icon shape={plus} />
              {t('apply.add')}
            </label>
          </li>
        )}
      </ul>
      <FormButton busy={form.busy} label={t('apply.send')} working={t('apply.sending')} />
    </FormFrame>
  );
}

/** The application for an activity: the form, or the state of the member's own. */
export default function Application() {
  const { t } = useTranslation('activityInfo');
  const known = session.value;
  if (!known) {
    return (
      <button type="button" className="button button-accent button-wide" onClick={() => void confirmLogin(location.pathname + location.search)}>
        {t('apply.enter')}
      </button>
    );
  }
  if (isTrial(known.type)) return <p className="card padded activity-info-card">{t('common:error.permission.trial')}</p>;
  return <Own />;
}

function Own() {
  const id = shownId.value;
  useEffect(() => void application.load(), [id]);
  /** the activity whose form was shown */
  const wasForm = useRef('');
  return (
    <Async tellsOld resource={application} waiting={<div className="card padded activity-info-card activity-info-place skeleton" />}>
      {({ application: sent }) => {
        if (!sent) wasForm.current = id;
        return sent ? <Status sent={sent} isNew={wasForm.current === id} /> : <ApplyForm key={id} id={id} />;
      }}
    </Async>
  );
}

/** The state of the member's application. `isNew`: it has just replaced the form, and takes over its focus. */
function Status({ sent, isNew }: { sent: Sent; isNew: boolean }) {
  const { t } = useTranslation('activityInfo');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) section.current!.focus({ preventScroll: true });
  }, []);
  const { remark, pictures, sentAt, bonus = 0 } = sent;
  // A state that this phone does not know yet is one under review.
  const state = sent.state === 'unknown' ? 'waiting' : sent.state;
  const date = shortMomentText(sentAt);
  return (
    <section ref={section} tabIndex={-1} className="card padded activity-info-card" aria-labelledby="application-title" aria-describedby="application-state">
      <div className="row spread application-head">
        <h3 id="application-title" className="activity-info-heading">{t('application.title')}</h3>
        <span className={`badge application-${state}`}>{t(`application.${state}`)}</span>
      </div>
      <p id="application-state" role="status">{t(`application.${state}Text`, { date, bonus: amountText(bonus) })}</p>
      <blockquote className="application-remark">{remark}</blockquote>
      {pictures > 0 && <p className="hint application-quiet">{t('application.pictures', { count: pictures })}</p>}
      {state === 'waiting' && (
        <button type="button" className="text-button application-again" onClick={() => void application.load()}>
          {t('application.refresh')}
        </button>
      )}
    </section>
  );
}
