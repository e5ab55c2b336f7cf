/** Feedback of members; times are epoch ms. */
export const feedbackTables = [
  `create table feedback (
    id integer primary key,
    member_id integer not null references members (id),
    kind text not null,
    text text not null,
    contact text not null,
    sent_at integer not null
  ) strict`,
  // The operator's answer, which the member got as a message.
  `alter table feedback add column answer text;
  alter table feedback add column answered_at integer`,
];
