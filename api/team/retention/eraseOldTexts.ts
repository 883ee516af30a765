import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Month, monthRange } from '@laurel/ledger/kernel/month.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import { memberStream } from '@laurel/ledger/members/stream.ts'
import { erasedMonthsMax } from '@laurel/ledger/teams/vocabulary.ts'
import { monthHolder } from '@laurel/ledger/vault/holders.ts'
import type { Vault } from '@laurel/ledger/vault/vault.ts'
import type { Projections } from '@laurel/projections/engine/createProjections.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { teams } from '@laurel/projections/team/teams/tables.ts'
import { z } from 'zod'
import { removeExportsUntil } from '../../reports/exports/exportRows.ts'
import { expiredMonths, lastExpiredMonth } from './expiredMonths.ts'
import { readFirstText } from './readOldTexts.ts'

export type TextErasureDependencies = {
  readonly vault: Pick<Vault, 'destroy' | 'findKeys'>
  readonly ledger: Pick<Ledger, 'handle' | 'team'>
  /** Started. */
  readonly projections: Pick<Projections, 'eraseTexts'>
  /** Has the schemas `access`, `snapshots` and `worker`. */
  readonly database: Queryable
  /** How many events a slice reads; another value is for specs. */
  readonly eventsPerSlice?: number
}

const Teams = z.array(z.object({ teamId: z.string() }))
const Begun = z.object({ months: Month.array(), position: z.coerce.number().nullable() }).optional()

/**
 * Erases the free texts that are older than their team keeps them: first the keys of their months, so that no copy of the
 * log can be read, then their rows, a slice in each run, and at last the ordered files that hold them. An interrupted erasure continues with the next run, and a repeat
 * changes nothing. A team that fails does not stop the others.
 */
export const eraseOldTexts = async (
  dependencies: TextErasureDependencies,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const { rows } = await dependencies.database.query(
    `select team_id as "teamId" from ${teams.live} where text_retention is not null
     union select team_id from worker.text_erasures`,
  )
  const failures: Error[] = []
  for (const { teamId } of Teams.parse(rows)) {
    if (signal.aborted) break
    try {
      await eraseTextsOf(dependencies, teamId, now)
    } catch (cause) {
      failures.push(new Error(`The old texts of team ${teamId} are not erased yet.`, { cause }))
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} teams failed; the next run tries again.`)
}

const eraseTextsOf = async (
  dependencies: TextErasureDependencies,
  teamId: TeamId,
  now: Instant,
): Promise<void> => {
  const { database } = dependencies
  await destroyRestoredKeys(dependencies, teamId)
  const begun = (await readBegun(database, teamId)) ?? (await begin(dependencies, teamId, now))
  if (!begun) return
  const { months } = begun
  const position = await destroyKeys(dependencies, teamId, months, now)
  // States of members can name the reason of a proposed adjustment.
  await database.query('delete from snapshots.streams where starts_with(stream, $1)', [
    `${memberStream.prefix}${teamId}`,
  ])
  const { eventsPerSlice: eventsMax = 100_000 } = dependencies
  const next = await dependencies.projections.eraseTexts(
    { teamId, after: begun.position ?? beforeFirst, eventsMax },
    position,
  )
  if (next !== undefined) {
    await database.query('update worker.text_erasures set position = $2 where team_id = $1', [teamId, next])
    return
  }
  const lastMonth = months.at(-1)
  // Now, because a file that was being written could still read the rows.
  if (lastMonth) await removeExportsUntil(database, teamId, lastMonth)
  await database.query(
    `insert into access.security_log (team_id, activity, detail, created_at, repeat_key)
     values ($1, 'TEXTS_ERASED', $2, $3, $4) on conflict (repeat_key) do nothing`,
    [teamId, monthsInWords(months), now, `texts erased ${teamId} ${months.join()}`],
  )
  await database.query('delete from worker.text_erasures where team_id = $1', [teamId])
}

const readBegun = async (database: Queryable, teamId: TeamId): Promise<z.output<typeof Begun>> => {
  const { rows } = await database.query(
    'select months, position from worker.text_erasures where team_id = $1',
    [teamId],
  )
  return Begun.parse(rows[0])
}

/** Notes what is due, so that it is completed whatever happens; undefined if nothing is. */
const begin = async (
  { database, ledger }: Pick<TextErasureDependencies, 'database' | 'ledger'>,
  teamId: TeamId,
  now: Instant,
): Promise<z.output<typeof Begun>> => {
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown' || team.textRetention === null) return undefined
  const { until } = monthRange(lastExpiredMonth(now, team.textRetention), 'UTC')
  const firstText = await readFirstText(database, teamId, until, team.erasedMonths)
  const months = expiredMonths(now, team.textRetention, firstText)
    .filter(month => !team.erasedMonths.has(month))
    .slice(0, erasedMonthsMax)
  if (months.length === 0) return undefined
  await database.query(
    `insert into worker.text_erasures (team_id, months, begun_at) values ($1, $2, $3)
     on conflict (team_id) do nothing`,
    [teamId, months, now],
  )
  return { months, position: null }
}

/** The keys go first, so that no erasure is recorded while the texts can still be read. Answers where it is recorded. */
const destroyKeys = async (
  { vault, ledger }: Pick<TextErasureDependencies, 'vault' | 'ledger'>,
  teamId: TeamId,
  months: readonly Month[],
  now: Instant,
): Promise<number> => {
  for (const month of months) await vault.destroy(monthHolder(teamId, month))
  const outcome = await ledger.handle({
    type: 'eraseTexts',
    id: derivedId('erase texts', teamId, ...months),
    teamId,
    actor: { kind: 'system', id: 'retention' },
    occurredAt: now,
    data: { months },
  })
  if (outcome.kind === 'rejected')
    throw new Error(`The texts of team ${teamId} can't be erased: ${outcome.rejection.code}.`)
  return outcome.position
}

/** A vault that was restored from a backup has keys that were destroyed since. */
const destroyRestoredKeys = async (
  { vault, ledger }: Pick<TextErasureDependencies, 'vault' | 'ledger'>,
  teamId: TeamId,
): Promise<void> => {
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') return
  const holders = [...team.erasedMonths].map(month => monthHolder(teamId, month))
  const keys = await vault.findKeys(holders)
  for (const [index, holder] of holders.entries()) if (keys[index] !== undefined) await vault.destroy(holder)
}

const monthsInWords = (months: readonly Month[]): string =>
  [...new Set([months[0], months.at(-1)])].join(' to ')
