import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'

/** A person as lists show them. */
export const UserReference = z.object({
  id: Identifier,
  name: AnswerText,
  profile_picture: AnswerText.nullable(),
})
export type UserReference = z.infer<typeof UserReference>
