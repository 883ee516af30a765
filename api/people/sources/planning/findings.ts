import { z } from 'zod'

/** Why something that a source says about a person is not done. */
export const FindingCode = z.enum([
  'NO_EMAIL',
  'NO_MEMBER',
  'DUPLICATE_EMAIL',
  'OTHER_RECORD_ACTIVE',
  'INACTIVE_MEMBER',
  'MANAGER_CYCLE',
  'MANAGER_UNKNOWN',
  'EDITED_BY_HAND',
  'DATE_UNLIKELY',
  'OWNER_STAYS',
  'UNREADABLE',
])
export type FindingCode = z.infer<typeof FindingCode>

export const Finding = z.object({
  code: FindingCode,
  /** The field that it is about, or what is wrong. */
  detail: z.string().max(500).nullable(),
})
export type Finding = Readonly<z.infer<typeof Finding>>
