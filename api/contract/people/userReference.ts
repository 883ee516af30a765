import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'

/** A person as lists show them. */
export const UserReference = z.object({
  id: Identifier,
  name: z.string(),
  profile_picture: z.string().nullable(),
})
export type UserReference = z.infer<typeof UserReference>
