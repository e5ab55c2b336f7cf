/**
 * `value` is a PIX key as banks keep it, or an account as `branch account`, with `bank` its bank's code; `holder`
 * and `cpf` are of bank accounts. Answers to questions are hashed, each by itself.
 */
export const securityTables = [
  `create table destinations (
    id integer primary key,
    member_id integer not null references members (id),
    method text not null check (method in ('PIX', 'BANK')),
    key_kind text,
    bank text,
    value text not null,
    holder text,
    cpf text,
    added_at integer not null
  ) strict;
  create unique index destinations_of_members on destinations (member_id, method, coalesce(bank, ''), value);
  create table security_answers (
    member_id integer not null references members (id),
    question text not null,
    answer_hash text not null,
    primary key (member_id, question)
  ) strict`,
];
