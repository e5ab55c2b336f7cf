import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationPictures, applicationRemark, pictureTypes } from '../../../contract/application.ts';
import { applyForPromotion } from '../../../contract/endpoints/promotions.ts';
import { call } from '../../gateway/call.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { toast, durations } from '../../ui/messages/messages.ts';
import { LongField } from '../../ui/long-field/long-field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useRecheck } from '../../ui/form/use-form.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { plus } from '../../ui/icon/frame-shapes.ts';
import { draftOf, forgetDraft } from './draft.ts';
import { application } from './info.ts';
import { PictureTile } from './picture-tile.tsx';

/** Applies for an activity: a remark, and pictures that are on their way while it is written. */
export function ApplyForm({ id }: { id: string }) {
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
        if (error instanceof GatewayFailure && error.code === 'promotion.applied') await application.load();
        else throw error;
      }
    });
  };
  return (
    <FormFrame className="card padded activity-info-card" send={send}>
      <h3 className="activity-info-heading">{t('apply.title')}</h3>
      <FormAlert failure={form.failure} tell={failureText} />
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
                  // The same one may be picked again after it was taken out.
                  event.currentTarget.value = '';
                }}
              />
              <Icon shape={plus} />
              {t('apply.add')}
            </label>
          </li>
        )}
      </ul>
      <FormButton busy={form.busy} work="submit" label={t('apply.send')} working={t('apply.sending')} />
    </FormFrame>
  );
}
