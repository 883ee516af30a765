import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { timeZonesOf } from '@laurel/projections/people/members/timeZones.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import { isWorkingTime } from './workingTime.ts'

/**
 * The time zones in which people of a team are at work now. An empty one is the team's, where its channels and the members
 * without a zone of their own are.
 */
export const zonesAtWork = async (
  database: Queryable,
  { teamId, timeZone }: Pick<TeamRow, 'teamId' | 'timeZone'>,
  now: Instant,
): Promise<readonly string[]> => {
  const zones = new Set(['', ...(await timeZonesOf(database, teamId))])
  return [...zones].filter(zone => isWorkingTime(now, zone === '' ? timeZone : zone))
}
