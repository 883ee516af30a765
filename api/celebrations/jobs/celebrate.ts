import { TZDate } from '@date-fns/tz'
import { hasFeature } from '@laurel/contract/billing/planFeatures.ts'
import { awardFor } from '@laurel/ledger/celebrations/awardFor.ts'
import { type DatedOccasion, occasionsBetween } from '@laurel/ledger/celebrations/occasions.ts'
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
import { celebrationNames } from '../celebrationNames.ts'
import { daysToCelebrate, noteCelebrated } from './celebratedDays.ts'

export type CelebrationDependencies = { readonly ledger: Ledger; readonly database: Queryable }

/** People are congratulated when they are at work, in the time zone of their team. */
const beginsAtHour = 9

/**
 * Celebrates whoever has a birthday, an anniversary or a first day. Each celebration is keyed by person, kind and
 * year: running late, twice, or after a week of downtime changes nothing. What fails for one team holds up no other.
 */
export const celebrate = async (
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
      failures.push(new Error(`Team ${team.teamId} was not celebrated with.`, { cause: error }))
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
  const people = celebrations.length === 0 ? [] : await celebratedMembers(database, teamId)
  for (const celebration of celebrations) {
    const { kind, settings } = celebration
    const chosen = settings.channelIds && (await openChannelIds(database, teamId, settings.channelIds))
    for (const person of people) {
      for (const occasion of occasionsBetween(person, kind, settings.weekendMode, days)) {
        if (signal.aborted) return
        // Who came to the team after the day is not congratulated on it.
        if (dayAt(person.addedAt, timeZone) > occasion.heldOn) continue
        // A refusal means that it was celebrated already, or that the person has just left.
        const channelIds = chosen ?? (await channelIdsOf(database, teamId, person.memberId))
        await ledger.handle(grantFor(celebration, person, occasion, channelIds, now))
      }
    }
  }
  await noteCelebrated(database, teamId, days.until)
}

const channelsMax = 200

/** Of the chosen channels those that are still there: nobody is in one that Slack archived. */
const openChannelIds = async (
  database: Queryable,
  teamId: TeamId,
  channelIds: readonly ChannelId[],
): Promise<readonly ChannelId[]> => {
  const { rows } = await listChannels(database, teamId, { channelIds, limit: channelsMax })
  return rows.filter(row => row.slackChannelId !== null && row.memberCount > 0).map(row => row.channelId)
}

/** All channels the person is in. */
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
  { memberId, isBirthdayPrivate, newHireMessage }: MemberRow,
  { year, years }: DatedOccasion,
  channelIds: readonly ChannelId[],
  occurredAt: Instant,
): GrantAward => {
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
      isPrivate: kind === 'BIRTHDAY' && isBirthdayPrivate,
      channelIds,
    },
  }
}
