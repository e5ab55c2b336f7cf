import { findMember } from '../../src/sandbox/accounts/members.ts';
import { startSandbox, tokenOf, type Phone } from './sandbox-caller.ts';
import { openGame, type GameSession } from './sandbox-player.ts';

export interface Person extends GameSession {
  memberId: number;
  /** Calls the platform outside of the game. */
  send(path: string): Promise<unknown>;
}

const trialOf = async (phone: Phone, merchant: string) => {
  const opened = await phone.call('/wps/session/login/freeplay', { method: 'POST', body: '{}', merchant });
  return opened.value as { token: string; userName: string };
};

/**
 * A platform with a member at a game and scouts at the same one: another member and trial accounts
 * of both merchants. `launch` is the path and the body of the game's launch. Everything is the same at every call.
 */
export async function withScouts(launch: (phone: Phone) => [path: string, body: object]) {
  const phone = await startSandbox();
  const [path, body] = launch(phone);
  async function seat(token: string, merchant: string, memberId: number): Promise<Person> {
    const opened = await phone.call(path, { method: 'POST', token, merchant, body: JSON.stringify(body) });
    const game = await openGame(phone, (opened.value as { gameUrl: string }).gameUrl);
    const send = async (address: string) => {
      const { success, value } = await phone.call(address, { token, merchant });
      if (!success) throw new Error(`A scout's call was refused: ${address}`);
      return value;
    };
    return { ...game, memberId, send };
  }
  const idOf = (account: string, merchant: string) => findMember(phone.platform, merchant, account)!.id;
  const member = await seat(await tokenOf(phone), 'leve', idOf('marina', 'leve'));
  const scouts = [await seat(await tokenOf(phone, 'agente'), 'leve', idOf('agente', 'leve'))];
  const [own, other] = phone.platform.merchants;
  for (const { code, trialCode } of [own!, other!, other!]) {
    const { token, userName } = await trialOf(phone, code);
    scouts.push(await seat(token, code, idOf(userName, trialCode)));
  }
  return { phone, member, scouts, goTo: (time: number) => phone.advance(time - phone.platform.clock.now()) };
}

export type Scene = Awaited<ReturnType<typeof withScouts>>;

/** What scouts are told, at which times. */
export class Report {
  readonly told: [at: number, answer: string][] = [];
  private readonly scene: Scene;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  async note(...answers: unknown[]): Promise<void> {
    for (const answer of answers) this.told.push([this.scene.phone.platform.clock.now(), JSON.stringify(await answer)]);
  }

  /** Notes the answer to what a scout does; refused, it would be no act. */
  async act(answer: Promise<Record<string, unknown>>): Promise<void> {
    const { error } = await answer;
    if (error) throw new Error(`A scout was refused: ${String(error)}`);
    await this.note(answer);
  }

  /** What a call tells each scout. */
  async look(state: string): Promise<void> {
    for (const scout of this.scene.scouts) await this.note(scout.get(state));
  }

  /** What a page tells each scout when it is opened again. */
  async reload(): Promise<void> {
    for (const { reload, base, secret } of this.scene.scouts) await this.note((await reload()).text().then((page) => page.replaceAll(base, '').replaceAll(secret, '')));
  }
}
