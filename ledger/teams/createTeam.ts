import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { Instant } from '../kernel/instant.ts'
import { isTimeZone } from '../kernel/timeZone.ts'
import type { TeamEvent } from './events.ts'
import type { TeamState } from './state.ts'

export type CreateTeam = Command<
  'createTeam',
  {
    readonly teamId: string
    readonly name: string
    readonly externalKey: string
    readonly timeZone: string
    readonly pointsName: string
    /** Until when a team that installs the app tries it; imports try nothing. */
    readonly trialUntil?: Instant
  }
>

export type TeamExists = { readonly code: 'TEAM_EXISTS' }

/** Months and allowances depend on the time zone; an unknown zone would stop both for good. */
export type TimeZoneUnknown = { readonly code: 'TIME_ZONE_UNKNOWN'; readonly timeZone: string }

export const createTeam = (
  state: TeamState,
  { data }: CreateTeam,
): Decision<TeamEvent, TeamExists | TimeZoneUnknown> => {
  if (state.kind === 'known') return reject({ code: 'TEAM_EXISTS' })
  if (!isTimeZone(data.timeZone)) return reject({ code: 'TIME_ZONE_UNKNOWN', timeZone: data.timeZone })
  const { trialUntil, ...team } = data
  return accept(
    { type: 'TeamCreated', data: team },
    ...(trialUntil === undefined ? [] : [{ type: 'TrialStarted', data: { until: trialUntil } } as const]),
  )
}
