import type { KnownChannel } from '../channels/state.ts'
import type { KnownTeam } from '../teams/state.ts'
import type { Instant } from '../values/instant.ts'
import { periodAt } from '../values/period.ts'
import type { ShoutoutPolicy } from './giveShoutout.ts'

/** What the configuration allows for a shoutout at this moment; the channel's own figures win over the team's. */
export const shoutoutPolicy = (
  team: KnownTeam,
  channel: KnownChannel | null,
  occurredAt: Instant,
): ShoutoutPolicy => ({
  allowance: {
    period: periodAt(occurredAt, team.allowancePolicy.interval, team.timeZone),
    points: channel?.settings.shoutoutAllowance ?? team.allowancePolicy.shoutoutPoints,
  },
  pointOptions: channel?.settings.pointOptions ?? [],
  values: team.values,
  isValueRequired: team.isValueRequired,
})
