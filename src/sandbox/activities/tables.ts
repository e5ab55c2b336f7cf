/**
 * A member applies once for an activity; times are epoch ms, `bonus` is what was paid, minor units. A picture
 * without an application was uploaded for one that has not been sent yet.
 */
export const activityTables = [
  `create table applications (
    id integer primary key,
    activity text not null,
    member_id integer not null references members (id),
    remark text not null,
    state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined')),
    bonus integer,
    sent_at integer not null,
    decided_at integer,
    unique (activity, member_id)
  ) strict;
  create table application_pictures (
    id text primary key,
    member_id integer not null references members (id),
    application_id integer references applications (id),
    type text not null,
    bytes blob not null,
    uploaded_at integer not null
  ) strict;
  create index pictures_by_member on application_pictures (member_id, application_id)`,
  "alter table applications add column language text not null default 'pt'",
  // The message that tells the decision is in both languages.
  'alter table applications drop column language',
];
