import { z } from 'zod'
import { defineEvent } from '../decider/event.ts'
import { MemberId } from '../values/ids.ts'
import { Period } from '../values/period.ts'
import { AllowancePoints } from '../values/points.ts'
import { Postings } from '../values/posting.ts'

export const AllowanceKind = z.enum(['shoutout', 'award'])
export type AllowanceKind = z.infer<typeof AllowanceKind>

const Allowed = z.strictObject({
  memberId: MemberId,
  allowance: AllowanceKind,
  period: Period,
  /** All that the period grants; what was given of it already is part of it. */
  points: AllowancePoints,
  postings: Postings,
})

export const AllowanceReset = defineEvent('AllowanceReset', 1, Allowed)

/** The period under way grants more or less than it did when it began. */
export const AllowanceChanged = defineEvent('AllowanceChanged', 1, Allowed)
