import { outcomeOf } from '../kit/answer.ts';
import type { Check } from '../kit/kit.ts';

const name = 'session';

/** Opens, renews and ends a session; its token is then refused with `session.expired`, and so is an invented one. */
export const session: Check = {
  name,
  async run(kit) {
    const { report } = kit;
    const own = await kit.logIn();
    if (!own) return report.skipped(name, 'logout', 'needs an account that can log in');
    const { client, token } = own;
    const renewed = outcomeOf(await client.call('renewSession', {}, { token }));
    if (!renewed.succeeded) report.fault(name, 'renewSession', 'value.refused', `refused with ${renewed.code ?? 'nothing readable'}`);
    const ended = await client.call('logout', {}, { token });
    const { succeeded, problems } = outcomeOf(ended);
    if (!succeeded) return report.fault(name, 'logout', problems[0]?.fault ?? 'value.refused', 'the logout does not succeed', ended.ms);
    report.fits(name, 'logout', ended.ms);

    for (const [dead, when] of [[token, 'after logout'], ['kit-no-token', 'of a token that never was']] as const) {
      const outcome = outcomeOf(await client.call('memberInfo', {}, { token: dead }));
      if (outcome.succeeded) report.fault(name, 'memberInfo', 'session.alive', `answered ${when}`);
      else if (outcome.code !== 'session.expired') report.fault(name, 'memberInfo', 'session.code', `${when}: ${outcome.code ?? 'no readable answer'}`);
      else report.fits(name, 'memberInfo');
    }
  },
};
