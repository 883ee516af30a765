import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { ShippingAddress } from '../rewards/shippingAddress.ts'
import { defineCall } from '../wire/call.ts'
import { NewAddress } from './newAddress.ts'

/** The addresses of one person at most. */
export const addressesMax = 20

const AddressBook = z.object({
  ok: z.literal(true),
  /** The address that the call was about. */
  address_id: Identifier,
  /** All addresses of the person; the first one is the default. */
  addresses: z.array(ShippingAddress).max(addressesMax),
})

/** The first address becomes the default. An address that is known already is answered again and not added twice. */
export const addAddress = defineCall({
  name: 'addAddress',
  method: 'POST',
  path: '/v1/user/addresses',
  access: 'member',
  summary: 'Add a shipping address',
  body: NewAddress,
  response: AddressBook,
  errors: ['TOO_MANY_ADDRESSES'],
})

/** Deletes an address for good. If it was the default, the one that was added last becomes the default. */
export const deleteAddress = defineCall({
  name: 'deleteAddress',
  method: 'DELETE',
  path: '/v1/user/addresses/:id',
  access: 'member',
  summary: 'Delete a shipping address',
  params: z.object({ id: Identifier }),
  response: AddressBook,
  errors: ['NOT_FOUND'],
})

export const makeDefaultAddress = defineCall({
  name: 'makeDefaultAddress',
  method: 'PATCH',
  path: '/v1/user/addresses/make_default/:id',
  access: 'member',
  summary: 'Make a shipping address the default',
  params: z.object({ id: Identifier }),
  response: AddressBook,
  errors: ['NOT_FOUND'],
})
