import { listStorefront } from '@laurel/contract/rewards/storefront.ts'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

/** All products of the swag shop; they are few. */
export const useStorefront = () => {
  const { client } = useConnection()
  return useQuery({
    queryKey: ['storefront'],
    queryFn: ({ signal }) => client.call(listStorefront, {}, { signal }),
  })
}

/** A dollar is 100 points. */
export const pointsOf = ({ price }: { readonly price: number }): number => Math.round(price * 100)
