import { occasionsBetween } from '@laurel/ledger/celebrations/occasions.ts'
import { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import {
  type CelebratedMember,
  celebratedMembers,
} from '@laurel/projections/people/members/celebratedMembers.ts'
import { z } from 'zod'
import { isPrivateCelebration, maySeeBirthday } from './birthdayPrivacy.ts'
import type { OccasionHeld } from './occasionsHeld.ts'

/** What a pause did to a celebration: nothing was granted, or only the member heard of it. */
const LateOutcome = z.enum(['SKIPPED', 'TOLD_ALONE'])
type LateOutcome = z.infer<typeof LateOutcome>

export type LateCelebration = {
  readonly member: CelebratedMember
  readonly kind: CelebrationKind
  /** The day of the occasion, `2026-11-21`. */
  readonly fallsOn: string
  readonly outcome: LateOutcome
}

/** Administrators see a pause for this long. */
const shownMilliseconds = 60 * 24 * 60 * 60 * 1000

/** Notes what a pause did to a celebration. The day is not stored: it follows from the profile. */
export const noteLate = async (
  database: Queryable,
  { member: { teamId, memberId }, occasion: { kind, year } }: OccasionHeld,
  outcome: LateOutcome,
  now: Instant,
): Promise<void> => {
  await database.query(
    `insert into worker.late_celebrations (team_id, member_id, kind, year, outcome, noted_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [teamId, memberId, kind, year, outcome, now],
  )
}

/** Deletes what administrators no longer see. */
export const purgeLateCelebrations = async (database: Queryable, now: Instant): Promise<void> => {
  await database.query('delete from worker.late_celebrations where noted_at < $1', [
    addMilliseconds(now, -shownMilliseconds),
  ])
}

const Row = z.object({
  memberId: z.string(),
  kind: CelebrationKind,
  year: z.number(),
  outcome: LateOutcome,
})

/**
 * What pauses of the last two months did to celebrations, in order of days. Private birthdays of other members are left
 * out.
 */
export const lateCelebrations = async (
  database: Queryable,
  teamId: TeamId,
  viewerId: MemberId,
  now: Instant,
): Promise<LateCelebration[]> => {
  const { rows } = await database.query(
    `select member_id as "memberId", kind, year, outcome from worker.late_celebrations
     where team_id = $1 and noted_at > $2`,
    [teamId, addMilliseconds(now, -shownMilliseconds)],
  )
  const late = z.array(Row).parse(rows)
  if (late.length === 0) return []
  const memberIds = late.map(({ memberId }) => memberId)
  const members = new Map(
    (await celebratedMembers(database, teamId, memberIds)).map(member => [member.memberId, member]),
  )
  return late
    .flatMap(({ memberId, kind, year, outcome }): LateCelebration[] => {
      const member = members.get(memberId)
      if (!member) return []
      if (isPrivateCelebration(kind, member) && !maySeeBirthday(member, viewerId)) return []
      const [occasion] = occasionsBetween(member, kind, 'DAY_OF', {
        from: `${year}-01-01`,
        until: `${year}-12-31`,
      })
      return occasion ? [{ member, kind, fallsOn: occasion.fallsOn, outcome }] : []
    })
    .toSorted(
      (one, other) =>
        one.fallsOn.localeCompare(other.fallsOn) || one.member.name.localeCompare(other.member.name),
    )
}
