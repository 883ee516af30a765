import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { migrateSlack } from './migrateSlack.ts'

const { url } = await createTestDatabase()
const client = new Client({ connectionString: url })
await client.connect()
afterAll(() => client.end())

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

afterEach(() => client.query('drop schema slack cascade; truncate delivery.jobs, delivery.lanes'))

test('an outbox that kept its own attempts becomes jobs: waiting announcements in order, parked ones as dead letters', async () => {
  await client.query(`create schema slack;
    create table slack.announcements (
      announcement_id uuid primary key, team_id uuid not null, lane text not null, subject_id uuid not null,
      channel_id uuid, recipient_id uuid, stream text not null, revision bigint not null, position bigint not null,
      state text not null, wanted text not null, shown text, attempts integer not null default 0,
      is_outcome_unknown boolean not null default false, next_attempt_at timestamptz not null, problem text,
      message_channel text, message_ts text);
    create index announcements_due on slack.announcements (lane, position) where state = 'due';
    create table slack.lanes (lane text primary key, held_until timestamptz not null, next_send_at timestamptz not null);
    insert into slack.announcements (announcement_id, team_id, lane, subject_id, stream, revision, position, state,
      wanted, next_attempt_at, is_outcome_unknown, problem)
    values ('${id(1)}', '${id(9)}', 'C1', '${id(8)}', 'member-x', 0, 7, 'due', 'given', now(), false, null),
      ('${id(2)}', '${id(9)}', 'C1', '${id(8)}', 'member-x', 0, 5, 'due', 'given', now(), true, null),
      ('${id(3)}', '${id(9)}', 'C1', '${id(8)}', 'member-x', 0, 4, 'parked', 'given', now(), false, 'Add the app.'),
      ('${id(4)}', '${id(9)}', 'C1', '${id(8)}', 'member-x', 0, 3, 'settled', 'given', now(), false, null)`)
  await migrateSlack(url)
  await migrateSlack(url)
  const { rows } = await client.query(
    `select right(key, 1) as id, status, lane, owner, due_at is not null as "isDue", state, problem
     from delivery.jobs order by job_id`,
  )
  const common = { lane: 'C1', owner: id(9) }
  expect(rows).toEqual([
    { ...common, id: '2', status: 'waiting', isDue: true, state: { isOutcomeUnknown: true }, problem: null },
    { ...common, id: '1', status: 'waiting', isDue: false, state: null, problem: null },
    { ...common, id: '3', status: 'dead', isDue: false, state: null, problem: 'Add the app.' },
  ])
  expect((await client.query('select from slack.announcements')).rowCount).toBe(4)
})

test('syncs that kept their own attempts become jobs where they are due', async () => {
  await client.query(`create schema slack;
    create table slack.workspace_syncs (
      slack_team_id text not null, cause text not null, state text not null, requested_at timestamptz not null,
      attempts integer not null default 0, held_until timestamptz not null default '-infinity',
      next_attempt_at timestamptz not null, member_count integer not null default 0,
      channel_count integer not null default 0, problem text, primary key (slack_team_id, cause));
    create index workspace_syncs_due on slack.workspace_syncs (next_attempt_at) where state = 'due';
    insert into slack.workspace_syncs (slack_team_id, cause, state, requested_at, next_attempt_at)
    values ('T1', 'night of 2026-11-20', 'done', now(), now()), ('T1', 'night of 2026-11-21', 'due', now(), now())`)
  await migrateSlack(url)
  await migrateSlack(url)
  const { rows } = await client.query('select key, kind, lane, payload from delivery.jobs')
  expect(rows).toEqual([
    {
      key: 'slack.workspaceSync.T1.night of 2026-11-21',
      kind: 'slack.workspaceSync',
      lane: 'slack.workspaceSync.T1',
      payload: { slackTeamId: 'T1', cause: 'night of 2026-11-21' },
    },
  ])
})
