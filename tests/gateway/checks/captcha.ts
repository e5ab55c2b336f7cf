import { outcomeOf, tooMany } from '../kit/answer.ts';
import type { Check } from '../kit/kit.ts';
import { unknownUsername } from '../samples/sample.ts';

const name = 'captcha';

/** A failed login flags a captcha, the captcha is a picture, and the next login is refused without its answer (A §4). */
export const captcha: Check = {
  name,
  async run(kit) {
    const { report } = kit;
    const visitor = kit.visitor();
    // An account that does not exist, so that failed logins do not lock the real one.
    const attempt = { username: unknownUsername(), password: 'kit-no-password', type: 'username' };
    const logIn = (answer?: string) => visitor.call('login', { ...attempt, captcha: answer }, { envelope: kit.envelope });

    const failed = outcomeOf(await logIn());
    if (failed.succeeded) return report.fault(name, 'login', 'code.wrong', 'an account that nobody has is logged in');
    const [problem] = failed.problems;
    if (problem && !failed.code) return report.fault(name, 'login', problem.fault, problem.detail);
    if (failed.code === 'request.too.many') return report.skipped(name, 'login', tooMany);
    if (failed.code !== 'login.wrong') report.fault(name, 'login', 'code.wrong', `wrong credentials are refused with ${failed.code}, not login.wrong`);
    // Whoever has no captcha flags none.
    const missing = report.without.get('captcha');
    if (missing) return report.skipped(name, 'captcha', missing);
    const isFlagged = (failed.value as { captcha?: unknown } | undefined)?.captcha === true;
    if (!isFlagged) return report.fault(name, 'login', 'captcha.unflagged', 'no value.captcha in the refusal');
    report.fits(name, 'login');

    const picture = outcomeOf(await visitor.call('captcha', {}));
    if (!/^data:image\/[\w.+-]+[;,]/.test(String(picture.value))) report.fault(name, 'captcha', 'captcha.picture', 'its value is no data:image address');
    else report.fits(name, 'captcha');

    const without = outcomeOf(await logIn()).code;
    const wrong = outcomeOf(await logIn('-1')).code;
    if (without !== 'captcha.missing') report.fault(name, 'login', 'captcha.ignored', `without its answer: ${without}, not captcha.missing`);
    else if (wrong !== 'captcha.wrong') report.fault(name, 'login', 'captcha.ignored', `with a wrong answer: ${wrong}, not captcha.wrong`);
  },
};
