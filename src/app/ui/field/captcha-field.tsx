import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, refresh } from '../icon/icon.tsx';
import type { CaptchaProps } from './captcha.tsx';
import { CaptchaSolver } from './captcha-solver.tsx';
import { TextField } from './text-field.tsx';

/** The type of each kind of picture that browsers draw, by the bytes that it begins with. */
const kinds: readonly [type: string, is: (bytes: string) => boolean][] = [
  ['image/png', (bytes) => bytes.startsWith('\u0089PNG')],
  ['image/jpeg', (bytes) => bytes.startsWith('\u00ff\u00d8\u00ff')],
  ['image/gif', (bytes) => bytes.startsWith('GIF8')],
  ['image/webp', (bytes) => bytes.startsWith('RIFF') && bytes.startsWith('WEBP', 8)],
  ['image/avif', (bytes) => bytes.startsWith('ftypavi', 4)],
  ['image/bmp', (bytes) => bytes.startsWith('BM')],
  ['image/svg+xml', (bytes) => svgStart.test(bytes.slice(0, 2_000))],
];

/** Before the root element a drawing may have a byte order mark, a declaration, comments and a document type. */
const svgStart = /^(?:\u00ef\u00bb\u00bf)?\s*(?:(?:<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!(?!--)[^>[]*(?:\[[^\]]*\]\s*)?>)\s*)*<svg[\s>]/i;

const spaceName = 'xmlns="http://www.w3.org/2000/svg"';

/** Text as the bytes of its UTF-8, a character each. */
const bytesOfText = (text: string): string => unescape(encodeURIComponent(text));

function bytesOfBase64(code: string): string {
  const plain = code.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  // With line breaks, in its form for addresses, or in quotes.
  return atob(plain.replace(/["'\s]/g, '').replace(/-/g, '+').replace(/_/g, '/').replace(/=+$/, ''));
}

function bytesOf(value: string): string {
  const [, about, content] = /^data:([^,]*),([\s\S]*)$/i.exec(value) ?? [];
  if (content === undefined) return value.startsWith('<') ? bytesOfText(value) : bytesOfBase64(value);
  return /;\s*base64\s*$/i.test(about!) ? bytesOfBase64(content) : bytesOfText(decodeURIComponent(content));
}

/**
 * The data address of a picture that a platform sends as base64, as a data address or as SVG's text (A §7), for the `src`
 * of an `img` alone. The bytes say of which kind it is; undefined where they are no picture.
 */
export function pictureAddress(value: string): string | undefined {
  try {
    let bytes = bytesOf(value.trim().replace(/^\ufeff/, ''));
    const [type] = kinds.find(([, is]) => is(bytes)) ?? [];
    // A drawing that was made to stand in a page has no name of its space, which it needs by itself.
    if (type === 'image/svg+xml' && !/\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg/.test(bytes)) bytes = bytes.replace(/<svg/i, `<svg ${spaceName}`);
    return type && `data:${type};base64,${btoa(bytes)}`;
  } catch {
    // Not base64, or not an encoded address.
    return undefined;
  }
}

/** The field for a captcha's answer, with its picture; a tap on the picture loads another one (L06, R05). */
export default function CaptchaField({ field, picture, starred }: CaptchaProps) {
  const { t } = useTranslation('form');
  /** the answer whose picture this browser failed to draw */
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const value = picture.value.value;
  const address = useMemo(() => (value === undefined ? undefined : pictureAddress(value)), [value]);
  /** the answer is no picture, or none that this browser can draw */
  const unseen = value !== undefined && (!address || value === broken);
  const failed = picture.failure.value !== undefined || unseen;
  const another = () => {
    picture.clear();
    void picture.load();
  };
  return (
    <>
      <TextField
        field={field}
        starred={starred}
        label={t('captcha.label')}
        placeholder={t('captcha.placeholder')}
        autoComplete="off"
        inputMode="numeric"
        action={
          <button type="button" className="field-captcha" aria-label={failed ? t('captcha.reload') : t('captcha.another')} aria-busy={!address && !failed} onClick={another}>
            {failed ? (
              <span className="row field-captcha-failed">
                <Icon shape={refresh} size={16} />
                {t(unseen ? 'captcha.unseen' : 'captcha.failed')}
              </span>
            ) : (
              address && <img className="field-captcha-picture" src={address} alt={t('captcha.picture')} onError={() => setBroken(value)} />
            )}
          </button>
        }
      />
      <CaptchaSolver field={field} picture={picture} />
    </>
  );
}
