/**
 * Every switch of a merchant: its default, and a sentence. The console, `switches` of a merchant's file, the table of
 * README.md and the types of the settings derive from this list; the phone uses only its types.
 */

/** Where the settings carry a switch (A §3): in one of their maps, or as a field. */
export type SwitchPlace = 'whitelabel' | 'promotions' | 'mobileTemplate' | 'itself';

/** A switch that is on or off, or that is one of `values`. */
export interface Switch {
  at: SwitchPlace;
  values?: readonly string[];
  /** default, until the merchant's file or the platform changes it */
  first: boolean | string;
  /** what it does while it is on, or what its values mean */
  says: Readonly<Record<'en' | 'pt', string>>;
}

const on = { at: 'whitelabel', first: true } as const;
/** Off by default: external sign-in needs keys that a new merchant lacks; a held password is at risk when the phone changes hands. */
const off = { at: 'whitelabel', first: false } as const;
const promotion = { at: 'promotions', first: true } as const;
const template = { at: 'mobileTemplate', values: ['new', 'base'], first: 'new' } as const;

/** Every switch by its name, in the order of the console and the README. */
export const switches = {
  USERNAMEREG3: { ...on, says: { en: 'People register with a username.', pt: 'Cadastro com nome de usuário.' } },
  MOBILENUMREG3: { ...on, says: { en: 'People register with a mobile number.', pt: 'Cadastro com número de celular.' } },
  REGMOBVERF3: { ...on, says: { en: 'A number given at registration is proven by an SMS code.', pt: 'O celular do cadastro é confirmado por SMS.' } },
  MOBILENUMPASSREG3: { ...on, says: { en: 'Registration with a number asks for a password too.', pt: 'Cadastro com celular também pede senha.' } },
  FACEBOOKLOGIN3: { ...off, says: { en: 'Members log in with Facebook.', pt: 'Entrada com o Facebook.' } },
  GOOGLELOGIN3: { ...off, says: { en: 'Members log in with Google.', pt: 'Entrada com o Google.' } },
  MOBILEVERCODELOGIN3: { ...on, says: { en: 'Members log in with an SMS code.', pt: 'Entrada com código por SMS.' } },
  DIRECTREG3: { ...on, says: { en: 'Registration is offered; an invitation leads there all the same.', pt: 'O cadastro é oferecido; um convite leva a ele de qualquer forma.' } },
  CHNGPASSVERIF3: { ...on, says: { en: 'A forgotten password is set by an SMS code; off, by e-mail.', pt: 'A senha esquecida é trocada por SMS; desligado, por e-mail.' } },
  DEPRECM3: { ...on, says: { en: 'The record of deposits.', pt: 'O histórico de depósitos.' } },
  WITHREC3: { ...on, says: { en: 'The record of withdrawals.', pt: 'O histórico de saques.' } },
  TRANSREC3: { ...on, says: { en: 'The account statement.', pt: 'O extrato da conta.' } },
  TRANSBETREPMEM3: { ...on, says: { en: 'The record of bets.', pt: 'O histórico de apostas.' } },
  PERSREP: { ...on, says: { en: 'Profit and loss.', pt: 'Ganhos e perdas.' } },
  AGETRANSFERUP3: { ...on, says: { en: 'Members transfer money to their agent.', pt: 'Transferência ao agente.' } },
  REWCEN3: { ...on, says: { en: 'The reward centre.', pt: 'A central de recompensas.' } },
  MANPLAYREB3: { ...on, says: { en: 'Members claim their rebate.', pt: 'Resgate do cashback.' } },
  PLYRBT: { ...on, says: { en: 'The rebate day by day.', pt: 'O cashback dia a dia.' } },
  MAILCEN: { ...on, says: { en: 'The message centre.', pt: 'A central de mensagens.' } },
  RESPONSIBLE: { ...on, says: { en: 'Responsible play: limits, breaks, checks, and the 18+ question.', pt: 'Jogo responsável: limites, pausas, avisos e a pergunta 18+.' } },
  HOLDPASSWORD: { ...off, says: { en: 'The phone holds the password of a login in memory, so that its change asks for the new one alone.', pt: 'O celular guarda na memória a senha da entrada, e a troca pede só a nova.' } },
  SEALONCE: { ...off, says: { en: 'A sealed login or registration carries its time and a nonce, and is taken once, within five minutes.', pt: 'Entrada e cadastro cifrados levam hora e número únicos e valem uma vez, por cinco minutos.' } },
  REFERRAL: { ...promotion, says: { en: 'Members invite friends.', pt: 'Convite de amigos.' } },
  MISSION: { ...promotion, says: { en: 'Missions, and the leader board.', pt: 'Missões e ranking.' } },
  mem_cen: { ...template, says: { en: 'The look of the member centre.', pt: 'O visual da área do membro.' } },
  dep_func: { ...template, says: { en: 'The look of the deposit.', pt: 'O visual do depósito.' } },
  speakFailures: { at: 'itself', first: true, says: { en: 'Failures on which the specification is silent are told, with a retry.', pt: 'Falhas que a especificação cala são ditas, com nova tentativa.' } },
  jackpot: { at: 'itself', values: ['show', 'feed', 'off'], first: 'show', says: { en: "Home's jackpot: counted on the phone for show, the platform's own figure (`jackpotAmount` of the settings), or off.", pt: 'O jackpot do início: contado no celular só para mostrar, o valor da própria plataforma (`jackpotAmount` das configurações), ou desligado.' } },
} as const satisfies Record<string, Switch>;

type List = typeof switches;
type NamesAt<Place> = { [Name in keyof List]: List[Name]['at'] extends Place ? Name : never }[keyof List];

/** One of `switches`. */
export type SwitchName = keyof List;

/** A switch that is on or off and opens or closes a part of the app: a white-label flag or a promotion (A §1). */
export type Flag = NamesAt<'whitelabel' | 'promotions'>;

/** A switch's value: on or off, or one of its `values`. */
export type SwitchValue<Name extends SwitchName> = List[Name] extends { values: readonly (infer Value)[] } ? Value : boolean;

/** A merchant's switches. */
export type Switches = { [Name in SwitchName]: SwitchValue<Name> };

/** The part of the settings that carries switches. */
export interface SwitchSettings extends Pick<Switches, NamesAt<'itself'>> {
  whitelabel: Record<string, boolean>;
  promotions: Record<string, { enabled: boolean }>;
  mobileTemplate: Record<string, SwitchValue<NamesAt<'mobileTemplate'>>>;
}

/** The names of all switches. */
export const switchNames = Object.keys(switches) as readonly SwitchName[];

/** The names of the switches in one map of the settings. */
export const namesAt = <Place extends SwitchPlace>(place: Place): readonly NamesAt<Place>[] =>
  switchNames.filter((name) => switches[name].at === place) as NamesAt<Place>[];

/** All switches at their defaults. */
export const switchesAtFirst = Object.fromEntries(switchNames.map((name) => [name, switches[name].first])) as unknown as Switches;

/** Whether a value is valid for a switch. */
export function isSwitchValue(name: string, value: unknown): boolean {
  const found: Switch | undefined = Object.hasOwn(switches, name) ? switches[name as SwitchName] : undefined;
  return found !== undefined && (found.values ? found.values.includes(value as string) : typeof value === 'boolean');
}

const entriesAt = <Value>(place: SwitchPlace, values: Switches, valueOf: (value: never) => Value): Record<string, Value> =>
  Object.fromEntries(namesAt(place).map((name) => [name, valueOf(values[name] as never)]));

/** The part of the settings that carries these switches. */
export const settingsOfSwitches = (values: Switches): SwitchSettings => ({
  whitelabel: entriesAt('whitelabel', values, (isOn: boolean) => isOn),
  promotions: entriesAt('promotions', values, (enabled: boolean) => ({ enabled })),
  mobileTemplate: entriesAt('mobileTemplate', values, (chosen: Switches['mem_cen']) => chosen),
  ...(entriesAt('itself', values, (value: unknown) => value) as Pick<Switches, NamesAt<'itself'>>),
});

/** The switches in some settings; missing or invalid ones have their default. */
export function switchesOfSettings({ whitelabel, promotions, mobileTemplate, ...itself }: Partial<SwitchSettings>): Switches {
  const found: Record<string, unknown> = { ...whitelabel, ...mobileTemplate, ...itself };
  for (const [name, { enabled }] of Object.entries(promotions ?? {})) found[name] = enabled;
  return Object.fromEntries(switchNames.map((name) => [name, isSwitchValue(name, found[name]) ? found[name] : switches[name].first])) as unknown as Switches;
}

/** The list as a Markdown table for the README. */
export const switchTable = (): string =>
  ['| switch | values, the first one first | what it does |', '|---|---|---|', ...switchNames.map((name) => {
    const { values, first, says }: Switch = switches[name];
    const others = (values ?? [true, false]).filter((value) => value !== first);
    return `| \`${name}\` | ${[first, ...others].map((value) => (value === true ? 'on' : value === false ? 'off' : value)).join(', ')} | ${says.en} |`;
  })].join('\n');
