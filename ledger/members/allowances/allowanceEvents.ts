import { z } from 'zod'
import { defineEvent } from '../../kernel/event.ts'
import { MemberId } from '../../kernel/ids.ts'
import { Period } from '../../kernel/period.ts'
import { AllowancePoints } from '../../kernel/points.ts'
import { Postings } from '../../kernel/posting.ts'

export const AllowanceKind = z.enum(['shoutout', 'award'])
export type AllowanceKind = z.infer<typeof AllowanceKind>

const Allowed = z.strictObject({
  memberId: MemberId,
  allowance: AllowanceKind,
  period: Period,
  /** The whole allowance of the period, including points already given. */
  points: AllowancePoints,
  postings: Postings,
})

export const AllowanceReset = defineEvent('AllowanceReset', 1, Allowed)

/** The period under way grants more or less than it did when it began. */
export const AllowanceChanged = defineEvent('AllowanceChanged', 1, Allowed)
