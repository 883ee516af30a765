import { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

/** A celebration that a pause of the installation delayed by a week or more. */
export const LateCelebration = z.object({
  kind: CelebrationKind,
  user: UserReference,
  /** The day of the occasion, `2026-11-21`. */
  date: z.iso.date(),
  /** Whether nothing was given, or the member got the award without an announcement. */
  outcome: z.enum(['SKIPPED', 'TOLD_ALONE']),
})
export type LateCelebration = z.infer<typeof LateCelebration>

export const lateCelebrations = defineCall({
  name: 'lateCelebrations',
  method: 'GET',
  path: '/v1/team/late_celebrations',
  access: 'admin',
  summary: 'Celebrations of the last two months that a pause left out, or that only the member heard of',
  query: After,
  response: z.object({ celebrations: answerList(LateCelebration) }),
  errors: ['PRO_REQUIRED'],
})
