import { Hono } from 'hono';
import { number, record, text } from '../../contract/shape.ts';
import { describeMember } from '../accounts/members.ts';
import { bonusOf, decideByOperator, waitingApplications, type WaitingApplication } from '../activities/decide.ts';
import { picturesOf, sentPicture } from '../activities/pictures.ts';
import { answerFeedback, listFeedback } from '../feedback/answers.ts';
import { listVendors, switchVendor } from '../games/vendors.ts';
import { Refusal, type Platform } from '../handler.ts';
import { sendMessage } from '../messages/messages.ts';
import { paragraphs } from '../messages/paragraphs.ts';
import { bodyOf } from './body.ts';

/**
 * The operator's desk: what people decide and answer.
 *
 * GET  /desk                            waiting applications with the bonus that their conditions give, and feedback
 * GET  /desk/pictures/:id               a picture of an application
 * POST /desk/applications/:id/accept    { bonus }, minor units
 * POST /desk/applications/:id/decline
 * POST /desk/feedback/:id/answer        { text }; the member gets it as a message
 * POST /desk/members/:id/messages       { title, text }
 * GET  /desk/vendors                    every vendor, and whether its games can be opened
 * POST /desk/vendors/:code/on, /off
 */
export function deskCalls(platform: Platform): Hono {
  const calls = new Hono().basePath('/desk');

  calls.get('/', (context) => context.json({
    applications: waitingApplications(platform).map((application) => described(platform, application)),
    feedback: listFeedback(platform, 50),
  }));

  calls.get('/pictures/:id', (context) => {
    const found = sentPicture(platform, context.req.param('id'));
    if (!found) throw new Refusal('request.invalid');
    return context.body(found.bytes, 200, { 'Content-Type': found.type, 'X-Content-Type-Options': 'nosniff' });
  });

  calls.post('/applications/:id/accept', async (context) => {
    const { bonus } = await bodyOf(context, record({ bonus: number }));
    decideByOperator(platform, Number(context.req.param('id')), bonus);
    return context.json({});
  });
  calls.post('/applications/:id/decline', (context) => {
    decideByOperator(platform, Number(context.req.param('id')), null);
    return context.json({});
  });

  calls.post('/feedback/:id/answer', async (context) => {
    answerFeedback(platform, Number(context.req.param('id')), (await bodyOf(context, record({ text }))).text);
    return context.json({});
  });

  calls.post('/members/:id/messages', async (context) => {
    const memberId = Number(context.req.param('id'));
    const sent = await bodyOf(context, record({ title: text, text }));
    const [title, content] = [sent.title.trim(), paragraphs(sent.text)];
    if (!describeMember(platform, memberId)) throw new Refusal('user.missing');
    if (!title || !content) throw new Refusal('request.invalid');
    sendMessage(platform, memberId, { pt: title, en: title }, { pt: content, en: content });
    return context.json({});
  });

  calls.get('/vendors', (context) => context.json(listVendors(platform)));
  for (const way of ['on', 'off'] as const) {
    calls.post(`/vendors/:code/${way}`, (context) => {
      switchVendor(platform, context.req.param('code'), way === 'on');
      return context.json(listVendors(platform));
    });
  }
  return calls;
}

const described = (platform: Platform, application: WaitingApplication) => ({
  ...application, bonus: bonusOf(platform, application), pictures: picturesOf(platform, application.id),
});
