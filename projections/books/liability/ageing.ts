import type { Clock } from '@laurel/ledger/audit/clock.ts'
import { type Ageing, ages } from '@laurel/ledger/audit/liability/ageing.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRow } from '../../engine/querying/rows.ts'
import { sumOf } from '../../engine/querying/sumOf.ts'
import { whole } from '../../engine/tables/columns.ts'
import { monthBorder } from '../monthBorder.ts'
import { heldSql, membersSql } from './heldSince.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
const ageNumbers = ages.map((_, age) => age)

const Aged = z.object({ lots: z.array(whole), outOfOrder: whole })

/**
 * How old the points of members are at an instant, by the rules of the audit's ageing. The points that a member gained
 * up to each border between two ages come from the sums of whole months and from the entries between month and border.
 */
export const ageingAsOf = async (
  database: Queryable,
  teamId: TeamId,
  until: Instant,
  clock: Clock,
  latest: Instant,
): Promise<Ageing> => {
  const parameters = createParameters(teamId, until)
  // The closing, then the end of each age but the oldest: what happened before it is older.
  const ends = [
    until,
    ...ages
      .filter(({ daysMax }) => Number.isFinite(daysMax))
      .map(({ daysMax }) => addMilliseconds(until, 1 - (daysMax + 1) * dayMilliseconds)),
  ]
  const borders = ends.map(end => monthBorder(end, latest))
  const aged = await readRow(
    database,
    Aged,
    `select array[${lotsSql}]::bigint[] as lots, coalesce(${sumOf(`l.balance - l.held${ages.length - 1}`)}, 0) as "outOfOrder"
     from (${heldSql(membersSql(borders, ends, clock, parameters), ends)}) l`,
    parameters.values,
  )
  return {
    lots: ages.map(({ days }, age) => ({ days, points: aged?.lots[age] ?? 0 })),
    outOfOrder: aged?.outOfOrder ?? 0,
  }
}

const lotsSql = ageNumbers
  .map(age => `coalesce(${sumOf(`l.held${age}${age === 0 ? '' : ` - l.held${age - 1}`}`)}, 0)`)
  .join(', ')
