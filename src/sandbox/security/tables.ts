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
  // What banks know beyond the members: `name` as the directory has it (directory.ts), the holder, and digits of the CPF.
  `create table directory (
    name text primary key,
    holder text not null,
    cpf text not null
  ) strict;
  update members set
    cpf = coalesce(
      (select replace(replace(value, '.', ''), '-', '') from member_details where member_id = members.id and field = 'idNumber'),
      (select coalesce(cpf, value) from destinations where member_id = members.id and (cpf is not null or key_kind = 'cpf') order by id)),
    full_name = coalesce(
      (select value from member_details where member_id = members.id and field = 'payeeName'),
      (select holder from destinations where member_id = members.id and holder is not null order by id));
  update members set cpf_held = 1 where id in (
    select min(id) from members join member_details on member_id = id and field = 'idNumber' group by merchant, cpf);
  delete from member_details where field in ('idNumber', 'payeeName')`,
];
