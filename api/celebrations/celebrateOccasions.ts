import { TZDate } from '@date-fns/tz'
import { hasFeature } from '@laurel/contract/billing/planFeatures.ts'
import { awardFor } from '@laurel/ledger/celebrations/celebrationAwardFor.ts'
import { latenessOf } from '@laurel/ledger/celebrations/lateness.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { ChannelId, MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import type { GrantAward } from '@laurel/ledger/members/awards/grantAward.ts'
import { processCommandId } from '@laurel/ledger/processes/process.ts'
import { listCelebrations } from '@laurel/projections/awards/awards/queries.ts'
import type { CelebrationRow } from '@laurel/projections/awards/awards/tables.ts'
import { celebratedAmong } from '@laurel/projections/celebrations/celebratedAmong.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { allTeams } from '@laurel/projections/team/teams/queries.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import { isPrivateCelebration } from './birthdayPrivacy.ts'
import { daysBetween, daysToCelebrate, noteCelebrated } from './catchUpDays.ts'
import { celebrationNames } from './celebrationNames.ts'
import { findAnnouncingChannel } from './findAnnouncingChannel.ts'
import { noteLate } from './lateCelebrations.ts'
import { type Days, type OccasionHeld, readOccasions } from './occasionsHeld.ts'

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
  const today = dayAt(now, timeZone)
  const { held, skipped } = await daysToCelebrate(database, teamId, today)
  const celebrations = (await listCelebrations(database, teamId)).filter(({ isEnabled }) => isEnabled)
  // A member who was added after the day is not congratulated on it.
  const due = async ({ kind, settings }: CelebrationRow, days: Days): Promise<OccasionHeld[]> =>
    (await readOccasions(database, teamId, kind, settings.weekendMode, days)).filter(
      ({ member, occasion }) => dayAt(member.addedAt, timeZone) <= occasion.heldOn,
    )
  for (const celebration of celebrations) {
    for (const late of skipped ? await due(celebration, skipped) : [])
      await noteLate(database, late, 'SKIPPED', now)
    for (const each of await notCelebrated(database, celebration, await due(celebration, held), today)) {
      if (signal.aborted) return
      const { memberId } = each.member
      const daysLate = daysBetween(each.occasion.heldOn, today)
      const isAlone = isToldAlone(each, today)
      const channelId = isAlone
        ? undefined
        : await findAnnouncingChannel(database, teamId, memberId, celebration.settings.channelIds)
      // A rejection means that it was celebrated already, which the read models may not show yet, or that the member has
      // just left.
      const outcome = await ledger.handle(grantFor(celebration, each, { channelId, daysLate, now }))
      if (isAlone && outcome.kind === 'accepted') await noteLate(database, each, 'TOLD_ALONE', now)
    }
  }
  await noteCelebrated(database, teamId, today)
}

const isToldAlone = ({ occasion: { heldOn } }: OccasionHeld, today: string): boolean =>
  latenessOf(daysBetween(heldOn, today)) === 'toldAlone'

/**
 * Leaves out what was celebrated, as far as the read models show it. Celebrations of which only the member reads stay,
 * because a run that was interrupted may have granted the award without a note for administrators.
 */
const notCelebrated = async (
  database: Queryable,
  { teamId, kind }: CelebrationRow,
  due: readonly OccasionHeld[],
  today: string,
): Promise<readonly OccasionHeld[]> => {
  if (due.length === 0) return []
  const keyOf = (memberId: MemberId, year: number): string => `${memberId} ${year}`
  const occasions = due.map(({ member: { memberId }, occasion: { year } }) => ({ memberId, year }))
  const celebrated = new Set(
    (await celebratedAmong(database, teamId, kind, occasions)).map(({ memberId, year }) =>
      keyOf(memberId, year),
    ),
  )
  return due.filter(
    each => isToldAlone(each, today) || !celebrated.has(keyOf(each.member.memberId, each.occasion.year)),
  )
}

type Granting = {
  readonly channelId: ChannelId | undefined
  readonly daysLate: number
  readonly now: Instant
}

const grantFor = (
  { teamId, kind, settings }: CelebrationRow,
  { member, occasion: { year, years } }: OccasionHeld,
  { channelId, daysLate, now: occurredAt }: Granting,
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
      channelIds: channelId === undefined ? [] : [channelId],
      daysLate,
    },
  }
}
