import { type DatedOccasion, occasionsBetween } from '@laurel/ledger/celebrations/occasions.ts'
import type { CelebrationKind, WeekendMode } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { MemberRow } from '@laurel/projections/people/members/tables.ts'

export type OccasionAhead = { readonly member: MemberRow; readonly occasion: DatedOccasion }

/** What of a kind is held for these people between two days, both included: in order of days, by name within one. */
export const occasionsAhead = (
  members: readonly MemberRow[],
  kind: CelebrationKind,
  mode: WeekendMode,
  days: { readonly from: string; readonly until: string },
): OccasionAhead[] =>
  members
    .flatMap(member => occasionsBetween(member, kind, mode, days).map(occasion => ({ member, occasion })))
    .sort((one, other) =>
      one.occasion.heldOn < other.occasion.heldOn ? -1 : Number(one.occasion.heldOn > other.occasion.heldOn),
    )
