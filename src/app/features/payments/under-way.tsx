import { useEffect } from 'react';
import { effect, type ReadonlySignal } from '@preact/signals-react';
import { cannotBeAsked, type IdempotentCall } from '../../gateway/money/idempotent-call.ts';
import { poll } from '../../gateway/poll.ts';
import type { Form } from '../../ui/form/form.ts';
import { failureText, GatewayFailure, isRefused } from '../../gateway/failure.ts';
import './under-way.css';

type Money<Input> = Pick<IdempotentCall<Input, unknown>, 'held' | 'unknown' | 'ask'>;
/** Called with the outcome of `sent`: it was carried out, or never will be. */
type OnFate<Input> = (fate: 'done' | 'lost', sent: Input) => void;

interface UnderWayProps<Input> {
  money: Money<Input>;
  form: Pick<Form<string>, 'busy' | 'failure'>;
  text: (sent: Input) => string;
  onFate: OnFate<Input>;
}

/** Says that the request is still pending, and asks the platform for its outcome until that is known. */
export function UnderWay<Input>({ money, form, text, onFate }: UnderWayProps<Input>) {
  useEffect(() => followFate(money, form.busy, onFate), [money]);
  if (!money.unknown.value || form.failure.value !== undefined) return null;
  return (
    <p className="card padded under-way" role="status">
      {text(money.held.value!)}
    </p>
  );
}

/** Polls while the outcome is unknown and the form itself sends nothing. Returns the function that stops it. */
export function followFate<Input>({ held, unknown, ask }: Money<Input>, busy: ReadonlySignal<string | boolean>, onFate: OnFate<Input>): () => void {
  let left = false;
  const question = async () => {
    const sent = held.peek();
    const fate = await ask().catch((error: unknown) => {
      if (cannotBeAsked(error)) return 'unsaid' as const;
      throw error;
    });
    if (fate === 'open') return 'goes on' as const;
    if (fate !== 'unsaid' && sent && !left) onFate(fate, sent);
    return 'ended' as const;
  };
  const end = effect(() => (unknown.value && !busy.value ? poll(question, 0) : undefined));
  return () => {
    left = true;
    end();
  };
}

/** The sentence for a failed try. While the outcome is unknown it is `open`, after the reason if the platform has refused or the phone is offline. */
export function openText(failure: unknown, unknown: ReadonlySignal<boolean>, open: string): string {
  if (!unknown.peek()) return failureText(failure);
  return isRefused(failure) || isOffline(failure) ? `${failureText(failure)} ${open}` : open;
}

/** Whether a call failed because the phone is offline. */
export const isOffline = (failure: unknown): boolean => failure instanceof GatewayFailure && failure.kind === 'offline';
