import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'

/** Where a reward is sent to. The first of a person is their default. */
export const ShippingAddress = z.object({
  id: Identifier,
  name: z.string(),
  street1: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
  phone: z.string(),
  default: z.boolean(),
})
export type ShippingAddress = z.infer<typeof ShippingAddress>
