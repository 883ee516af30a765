import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { isTimeZone } from '../kernel/timeZone.ts'
import type { TimeZoneUnknown } from './createTeam.ts'
import type { TeamEvent } from './events.ts'
import type { TeamUnknown } from './setAllowancePolicy.ts'
import type { TeamState } from './state.ts'

/**
 * Sets the time zone in which the days, periods and months of the team begin. Points and periods that were recorded stay;
 * figures of days are counted in the new zone.
 */
export type SetTimeZone = Command<'setTimeZone', { readonly timeZone: string }>

export const setTimeZone = (
  state: TeamState,
  { data: { timeZone } }: SetTimeZone,
): Decision<TeamEvent, TeamUnknown | TimeZoneUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'TEAM_UNKNOWN' })
  if (!isTimeZone(timeZone)) return reject({ code: 'TIME_ZONE_UNKNOWN', timeZone })
  if (state.timeZone === timeZone) return accept()
  return accept({ type: 'TimeZoneSet', data: { timeZone } })
}
