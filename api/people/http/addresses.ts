import {
  addAddress,
  addressesMax,
  deleteAddress,
  makeDefaultAddress,
} from '@laurel/contract/people/addresses.ts'
import type { NewAddress } from '@laurel/contract/people/newAddress.ts'
import type { ShippingAddress } from '@laurel/contract/rewards/shippingAddress.ts'
import type { Address } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Person } from '@laurel/ledger/vault/vault.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import { HttpProblem } from '../../http/problems/httpProblem.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { addAddress as add } from '../addresses/addAddress.ts'
import { listAddresses, type SavedAddress } from '../addresses/addressBook.ts'
import { deleteAddress as remove } from '../addresses/deleteAddress.ts'
import { makeDefaultAddress as makeDefault } from '../addresses/makeDefaultAddress.ts'

/** The address book of the signed-in member. */
export const serveAddresses = (api: Api, dependencies: Dependencies): void => {
  const answerOf = async (person: Person, addressId: string) => ({
    ok: true as const,
    address_id: addressId,
    addresses: (await listAddresses(dependencies, person)).map(shippingAddressOf),
  })

  api.route({
    ...routeOf(addAddress),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      const person = { teamId, memberId }
      const options = { now: dependencies.clock(), limit: addressesMax }
      const added = await add(dependencies, person, addressFrom(request.body), options)
      if (added.kind === 'full') throw tooManyAddresses()
      return answerOf(person, added.addressId)
    },
  })

  api.route({
    ...routeOf(deleteAddress),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      if (!(await remove(dependencies, { teamId, memberId }, request.params.id))) throw notFound('address')
      return answerOf({ teamId, memberId }, request.params.id)
    },
  })

  api.route({
    ...routeOf(makeDefaultAddress),
    handler: async request => {
      const { teamId, memberId } = callerOf(request)
      if (!(await makeDefault(dependencies, { teamId, memberId }, request.params.id)))
        throw notFound('address')
      return answerOf({ teamId, memberId }, request.params.id)
    },
  })
}

const addressFrom = ({ postal_code, ...rest }: NewAddress): Address => ({
  ...rest,
  postalCode: postal_code.toUpperCase(),
})

export const shippingAddressOf = ({ addressId, address, isDefault }: SavedAddress): ShippingAddress => {
  const { postalCode, ...rest } = address
  return { id: addressId, ...rest, postal_code: postalCode, default: isDefault }
}

const tooManyAddresses = () =>
  new HttpProblem({
    status: 422,
    code: 'TOO_MANY_ADDRESSES',
    says: 'problems.tooManyAddresses',
    options: { max: addressesMax },
  })
