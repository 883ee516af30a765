import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Pool } from 'pg'
import { prepareReadModels } from '../engine/prepare.ts'
import { readModels } from '../readModels.ts'

/** The number of rows of a filled team. */
export type TeamSize = { readonly members: number; readonly activities: number; readonly channels: number }

/** The team of `fillTeam`; ids of members and channels derive from their numbers, which start at 1. */
export const filledTeamId = derivedId('filled team')

/** SQL of the id of a numbered row. */
const idSql = (kind: string, number: string) => `md5('${kind}' || (${number}))::uuid`

/** The id of the member with a number. */
export const filledMemberId = async (database: Pool, number: number): Promise<string> => {
  const { rows } = await database.query<{ id: string }>(`select ${idSql('member', '$1::text')} as id`, [
    String(number),
  ])
  return rows[0]?.id ?? ''
}

/**
 * Fills the tables of read models by SQL with the rows of a large team, to measure queries and to read their plans. The
 * rows of one table follow from its number of rows and agree with those of others in their ids only.
 */
export const fillTeam = async (
  database: Pool,
  { members, activities, channels }: TeamSize,
): Promise<void> => {
  await prepareReadModels(database, readModels)
  const member = (number: string) => idSql('member', `1 + (${number}) % ${members}`)
  const channel = (number: string) => idSql('channel', `1 + (${number}) % ${channels}`)
  const moment = `timestamptz '2025-01-01T00:00:00Z' + n * interval '1 minute'`
  const day = (number: string) => `timestamptz '2025-01-01T00:00:00Z' + (${number}) * interval '1 day'`
  const team = `'${filledTeamId}'::uuid`
  await fillTable(database, 'read_members.members', members, {
    team_id: team,
    member_id: idSql('member', 'n'),
    external_key: `'U' || n`,
    name: `'Person ' || substr(md5(n::text), 1, 8) || ' ' || n`,
    email: `'person.' || n || '@example.com'`,
    picture_url: `'https://example.com/' || n || '.png'`,
    is_active: 'true',
    is_admin: 'n <= 3',
    is_owner: 'n = 1',
    is_birthday_private: 'false',
    point_eligibility: `'GIVE_AND_RECEIVE'`,
    shoutout_allowance_override: '0',
    award_allowance_override: '0',
    new_hire_message: `''`,
    fields: `'{}'::jsonb`,
    manager_id: member('n / 8'),
    added_at: moment,
  })
  await fillTable(database, 'read_balances.member_balances', members, {
    team_id: team,
    member_id: idSql('member', 'n'),
    ...Object.fromEntries(
      'redeemable owed shoutout_allowance shoutout_granted award_allowance award_granted earned redeemed given shoutouts_given shoutouts_received'
        .split(' ')
        .map(name => [name, 'n % 500']),
    ),
  })
  await fillTable(database, 'read_channels.channels', channels, {
    team_id: team,
    channel_id: idSql('channel', 'n'),
    title: `'channel ' || n`,
    slack_channel_id: `'C' || n`,
    shoutout_allowance: '50',
    award_allowance: '0',
    point_options: `'[5, 10]'::jsonb`,
    manager_ids: `jsonb_build_array(${member('n * 7')}, ${member('n * 13 + 1')})`,
    created_at: moment,
  })
  await fillTable(database, 'read_channels.channel_members', members * 2, {
    team_id: team,
    channel_id: channel('n / 2 + n % 2 * 7'),
    member_id: member('n / 2'),
  })
  await database.query(
    `insert into read_channels.channel_sizes (team_id, channel_id, member_count)
     select team_id, channel_id, count(*) from read_channels.channel_members group by 1, 2`,
  )
  await fillActivities(database, activities, { team, moment, member, channel })
  await fillTable(database, 'read_redemptions.redemptions', Math.ceil(activities / 10), {
    team_id: team,
    redemption_id: idSql('redemption', 'n'),
    group_id: idSql('redemption', 'n'),
    member_id: member('n * 31'),
    redemption_type: `'CUSTOM'`,
    funding: `'none'`,
    reward_id: idSql('reward', 'n % 50'),
    reward_name: `'Reward ' || n % 50`,
    reward_emoji: `':gift:'`,
    points: 'n % 900',
    status: `case when n % 100 = 0 then 'PENDING' else 'COMPLETE' end`,
    settled_at: `case when n % 100 <> 0 then ${moment} end`,
    has_delivery: 'false',
    requested_at: moment,
  })
  await fillTable(database, 'read_ledger_entries.ledger_entries', activities * 2, {
    position: 'n / 2',
    posting_index: 'n % 2',
    team_id: team,
    member_id: member('n * 17'),
    account: `case n % 2 when 0 then 'allowance:shoutout' else 'redeemable' end`,
    points: 'n % 2 * 20 - 10',
    event_type: `case n % 2 when 0 then 'ShoutoutGiven' else 'ShoutoutCredited' end`,
    subject_id: idSql('activity', 'n / 2'),
    occurred_at: moment,
    recorded_at: moment,
    balance_after: 'n % 1000',
  })
  const credits = { team_id: team, channel: `${channel('n')}::text`, points: '360' }
  await fillTable(database, 'read_channel_credits.daily_credits', Math.ceil(activities / 720) * channels, {
    ...credits,
    occurred_on: day(`n / ${channels}`),
    recorded_on: day(`n / ${channels}`),
  })
  await fillTable(database, 'read_channel_credits.monthly_credits', channels, {
    ...credits,
    occurred_on: day('0'),
    recorded_on: day('0'),
  })
  await database.query('vacuum analyze')
}

type RowSql = {
  readonly team: string
  readonly moment: string
  readonly member: (number: string) => string
  readonly channel: (number: string) => string
}

const fillActivities = async (
  database: Pool,
  activities: number,
  { team, moment, member, channel }: RowSql,
) => {
  const kind = `case when n % 200 = 1 then 'birthday' when n % 50 = 2 then 'award' when n % 10 = 3 then 'redemption' else 'shoutout' end`
  await fillTable(database, 'read_activity.activities', activities, {
    team_id: team,
    activity_id: idSql('activity', 'n'),
    kind,
    occurred_at: moment,
    recorded_at: moment,
    position: 'n',
    member_id: member('n * 17'),
    recipient_ids: `case ${kind} when 'redemption' then '[]'::jsonb else jsonb_build_array(${member('n * 17 + 1')}) end`,
    recipient_count: `case ${kind} when 'redemption' then 0 else 1 end`,
    only_recipient_id: `case ${kind} when 'redemption' then null else ${member('n * 17 + 1')} end`,
    points_each: 'n % 7 * 5',
    points: `n % 7 * 5`,
    channel_id: channel('n * 3'),
    value: `'Value ' || n % 6`,
    message: `'Thank you for ' || md5(n::text) || ' and for ' || md5((n + 1)::text)`,
    award_id: `case ${kind} when 'award' then ${idSql('award', 'n % 5')} end`,
    award_name: `case ${kind} when 'award' then 'Award ' || n % 5 end`,
    is_private: `${kind} = 'birthday' and n % 800 = 1`,
    is_recalled: 'n % 300 = 0',
  })
  const { rows } = await database.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'read_activity.recognitions'::regclass and attnum > 0`,
  )
  const columns = rows.map(row => row.name)
  await database.query(
    `insert into read_activity.recognitions (${columns.join(', ')})
     select ${columns.map(name => sourceOf[name] ?? `a.${name}`).join(', ')}
     from read_activity.activities a cross join jsonb_array_elements_text(a.recipient_ids) r(id)`,
  )
}

/** SQL of what a recipient's row has under another name than its activity. */
const sourceOf: Readonly<Record<string, string>> = {
  recipient_id: 'r.id::uuid',
  is_only: 'true',
  giver_id: `case when a.kind in ('shoutout', 'award') then a.member_id end`,
}

/** Inserts numbered rows; each column is an SQL expression of their number `n`. */
const fillTable = async (
  database: Pool,
  table: string,
  rows: number,
  columns: Readonly<Record<string, string>>,
): Promise<void> => {
  await database.query(
    `insert into ${table} (${Object.keys(columns).join(', ')})
     select ${Object.values(columns).join(', ')} from generate_series(1, ${rows}) n on conflict do nothing`,
  )
}
