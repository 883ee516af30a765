import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'

/** Where a reward is sent to. The first of a person is their default. */
export const ShippingAddress = z.object({
  id: Identifier,
  name: AnswerText,
  street1: AnswerText,
  street2: AnswerText,
  city: AnswerText,
  state: AnswerText,
  postal_code: AnswerText,
  country: AnswerText,
  phone: AnswerText,
  default: z.boolean(),
})
export type ShippingAddress = z.infer<typeof ShippingAddress>
