import {
  type DatedOccasion,
  daysOfYearHeld,
  occasionsBetween,
} from '@laurel/ledger/celebrations/occasions.ts'
import type { CelebrationKind, WeekendMode } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import {
  type CelebratedMember,
  membersCelebratedOn,
} from '@laurel/projections/people/members/celebratedMembers.ts'

export type OccasionHeld = { readonly member: CelebratedMember; readonly occasion: DatedOccasion }

/** The first and the last of some days, `2026-11-21`. */
export type Days = { readonly from: string; readonly until: string }

/** The occasions of a kind that are held on these days: in order of days, by name within one. */
export const occasionsHeld = (
  members: readonly CelebratedMember[],
  kind: CelebrationKind,
  mode: WeekendMode,
  days: Days,
): OccasionHeld[] =>
  members
    .flatMap(member => occasionsBetween(member, kind, mode, days).map(occasion => ({ member, occasion })))
    .toSorted((one, other) => compareDays(one.occasion.heldOn, other.occasion.heldOn))

const compareDays = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)

/** The occasions of a kind that a team holds on these days. Reads the members of these days alone. */
export const readOccasions = async (
  database: Queryable,
  teamId: TeamId,
  kind: CelebrationKind,
  mode: WeekendMode,
  days: Days,
): Promise<OccasionHeld[]> =>
  occasionsHeld(await membersCelebratedOn(database, teamId, kind, daysOfYearHeld(days)), kind, mode, days)
