import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { prepareReadModels } from '@laurel/projections/engine/prepare.ts'
import { readModels } from '@laurel/projections/readModels.ts'
import { buffersOf } from '@laurel/projections/testing/buffersOf.ts'
import { openTestDatabase } from '@laurel/projections/testing/openTestDatabase.ts'
import { expect, it } from 'vitest'
import { migrateBilling } from '../migrateBilling.ts'
import { accruedUntil } from './accruedUntil.ts'

const teamId = derivedId('postpaid team')
const entries = 20_000
const lately = 40
const { url, database } = await openTestDatabase()
await prepareReadModels(database, readModels)
await migrateBilling(url)

/** Of two years of rewards, at 2 points each, the last 40 belong to the month under way, as many credits do. */
const fill = async () => {
  await database.query(
    `insert into read_ledger_entries.ledger_entries
       (position, posting_index, team_id, account, points, event_type, subject_id, occurred_at, recorded_at, balance_after)
     select n, 0, $1, 'fund:postpaid', -2, 'FundReserved', md5(n::text)::uuid, at, at, -2 * n
     from generate_series(1, $2::int) n
     cross join lateral (select timestamptz '2026-04-01T00:00:00Z' + (n - $2 + $3 - 0.5) * interval '1 hour' as at) t`,
    [teamId, entries, lately],
  )
  await database.query(
    `insert into read_ledger_entries.ledger_entries
       (position, posting_index, team_id, member_id, account, points, event_type, subject_id, occurred_at, recorded_at, balance_after)
     select n, 1, $1, md5('member')::uuid, 'redeemable', 2, 'ShoutoutCredited', md5(n::text)::uuid, at, at, 2 * n
     from generate_series(1, 5000) n
     cross join lateral (select timestamptz '2026-04-01T00:00:00Z' + n * interval '1 minute' as at) t`,
    [teamId],
  )
  await database.query(
    `insert into read_ledger_entries.running_balances (team_id, owner_id, account, points)
     values ($1, $1, 'fund:postpaid', $2)`,
    [teamId, -2 * entries],
  )
  await database.query('vacuum analyze read_ledger_entries.ledger_entries')
}

it('what is accrued until the end of a month is read from the balance and the entries since', async () => {
  await fill()
  const until = '2026-04-01T00:00:00.000Z'
  expect(await accruedUntil(database, teamId, until)).toBe(2 * (entries - lately))
  const [buffers] = await buffersOf(database, d => accruedUntil(d, teamId, until))
  expect(buffers).toBeLessThan(lately * 2)
})
