import { addAddress, deleteAddress, makeDefaultAddress } from '@laurel/contract/people/addresses.ts'
import type { NewAddress } from '@laurel/contract/people/newAddress.ts'
import type { ShippingAddress } from '@laurel/contract/rewards/shippingAddress.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { meQuery } from '../../app/connection/queries.ts'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'

/** The address book of the signed-in person, the default first, and the ways to change it. */
export const useAddresses = () => {
  const connection = useConnection()
  const queries = useQueryClient()
  const { user } = useSignedIn()
  const { client } = connection
  const onSuccess = ({ addresses }: ResponseOf<typeof addAddress>) => {
    queries.setQueryData(meQuery(connection).queryKey, known =>
      known === undefined ? undefined : { ...known, user: { ...known.user, addresses } },
    )
  }
  const adding = useMutation({
    mutationFn: (body: NewAddress) => client.call(addAddress, { body }),
    onSuccess,
  })
  const deleting = useMutation({
    mutationFn: (id: string) => client.call(deleteAddress, { params: { id } }),
    onSuccess,
  })
  const makingDefault = useMutation({
    mutationFn: (id: string) => client.call(makeDefaultAddress, { params: { id } }),
    onSuccess,
  })
  const addresses: readonly ShippingAddress[] = user.addresses
  return { addresses, adding, deleting, makingDefault }
}
