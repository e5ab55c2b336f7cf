import type { ErrorCode } from '../../../../../../src/contract/errors.ts';
import { expect, test } from 'vitest';
import { GatewayFailure } from '../../../../../../src/app/gateway/failure.ts';
import { awayOf } from '../../../../../../src/app/features/responsible-play/away/error-view.tsx';

const refused = (code: string, value?: unknown) => new GatewayFailure('refused', { code: code as ErrorCode, value });

test.each([
  ['a pause and its end', refused('play.paused', { endsAt: 5_000 }), { kind: 'pause', endsAt: 5_000 }],
  ['a self-exclusion without an end', refused('play.excluded'), { kind: 'exclusion', endsAt: undefined }],
  ['a pause whose end is no number', refused('play.paused', { endsAt: 'soon' }), { kind: 'pause', endsAt: undefined }],
  ['no break in another refusal', refused('balance.low', { endsAt: 5_000 }), undefined],
  ['no break in an error of the phone', new TypeError('x'), undefined],
])('reads %s', (_name, failure, away) => {
  expect(awayOf(failure)).toEqual(away);
});
