import { TZDate } from '@date-fns/tz'
import { hasFeature } from '@laurel/contract/billing/planFeatures.ts'
import { awardFor } from '@laurel/ledger/celebrations/celebrationAwardFor.ts'
import type { DatedOccasion } from '@laurel/ledger/celebrations/occasions.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import type { GrantAward } from '@laurel/ledger/members/awards/grantAward.ts'
import { processCommandId } from '@laurel/ledger/processes/process.ts'
import { listCelebrations } from '@laurel/projections/awards/awards/queries.ts'
import type { CelebrationRow } from '@laurel/projections/awards/awards/tables.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { celebratedMembers } from '@laurel/projections/people/members/celebratedMembers.ts'
import type { MemberRow } from '@laurel/projections/people/members/tables.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'
import { allTeams } from '@laurel/projections/team/teams/queries.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import { isPrivateCelebration } from './birthdayPrivacy.ts'
import { daysToCelebrate, noteCelebrated } from './catchUpDays.ts'
import { celebrationNames } from './celebrationNames.ts'
import { occasionsHeld } from './occasionsHeld.ts'

export type CelebrationDependencies = { readonly ledger: Ledger; readonly database: Queryable }

/** Celebrations begin in working hours, in the time zone of the team. */
const beginsAtHour = 9

/**
 * Grants the awards of birthdays, anniversaries and first days that are due. A celebration is keyed by member, kind and
 * year, so that a late run, a second run or a run after a week of downtime grants each of them once. A team that fails
 * does not stop the others.
 */
export const celebrateOccasions = async (
  dependencies: CelebrationDependencies,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const failures: unknown[] = []
  for (const team of await allTeams(dependencies.database)) {
    if (signal.aborted) break
    try {
      await celebrateTeam(dependencies, team, now, signal)
    } catch (error) {
      failures.push(new Error(`The celebrations of team ${team.teamId} failed.`, { cause: error }))
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Celebrations failed; the next run tries again.')
}

const celebrateTeam = async (
  { ledger, database }: CelebrationDependencies,
  team: TeamRow,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  if (!hasFeature(team, 'celebrations') || new TZDate(now, team.timeZone).getHours() < beginsAtHour) return
  const { teamId, timeZone } = team
  const days = await daysToCelebrate(database, teamId, dayAt(now, timeZone))
  const celebrations = (await listCelebrations(database, teamId)).filter(({ isEnabled }) => isEnabled)
  const members = celebrations.length === 0 ? [] : await celebratedMembers(database, teamId)
  for (const celebration of celebrations) {
    const { kind, settings } = celebration
    const chosen = settings.channelIds && (await openChannelIds(database, teamId, settings.channelIds))
    for (const { member, occasion } of occasionsHeld(members, kind, settings.weekendMode, days)) {
      if (signal.aborted) return
      // A member who was added after the day is not congratulated on it.
      if (dayAt(member.addedAt, timeZone) > occasion.heldOn) continue
      // A rejection means that it was celebrated already, or that the member has just left.
      const channelIds = chosen ?? (await channelIdsOf(database, teamId, member.memberId))
      await ledger.handle(grantFor(celebration, member, occasion, channelIds, now))
    }
  }
  await noteCelebrated(database, teamId, days.until)
}

const channelsMax = 200

/** The chosen channels that still exist: a channel that Slack archived has no members. */
const openChannelIds = async (
  database: Queryable,
  teamId: TeamId,
  channelIds: readonly ChannelId[],
): Promise<readonly ChannelId[]> => {
  const { rows } = await listChannels(database, teamId, { channelIds, limit: channelsMax })
  return rows.filter(row => row.slackChannelId !== null && row.memberCount > 0).map(row => row.channelId)
}

/** All channels of the member. */
const channelIdsOf = async (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
): Promise<readonly ChannelId[]> => {
  const { rows } = await listChannels(database, teamId, { memberId, limit: channelsMax })
  return rows.filter(row => row.slackChannelId !== null).map(row => row.channelId)
}

const grantFor = (
  { teamId, kind, settings }: CelebrationRow,
  member: MemberRow,
  { year, years }: DatedOccasion,
  channelIds: readonly ChannelId[],
  occurredAt: Instant,
): GrantAward => {
  const { memberId, newHireMessage } = member
  const ownMessage = kind === 'NEW_HIRE' ? newHireMessage : ''
  return {
    type: 'grantAward',
    id: processCommandId('grantAward', teamId, memberId, kind, String(year)),
    teamId,
    actor: { kind: 'system', id: 'schedule' },
    occurredAt,
    data: {
      grantId: derivedId('celebration', teamId, memberId, kind, String(year)),
      memberId,
      occasion: { kind, year, years },
    },
    policy: {
      awardName: celebrationNames[kind],
      ...awardFor(settings, years),
      message: ownMessage === '' ? settings.message : ownMessage,
      isPrivate: isPrivateCelebration(kind, member),
      channelIds,
    },
  }
}
