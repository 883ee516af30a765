import type { Connection } from '@laurel/contract/browser/connection.ts'
import { me } from '@laurel/contract/people/me.ts'
import { getRedemption, listRedemptions } from '@laurel/contract/rewards/listRedemptions.ts'
import { listRewards } from '@laurel/contract/rewards/listRewards.ts'
import { pendingClaims } from '@laurel/contract/rewards/pendingClaims.ts'
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useConnection } from './ConnectionContext.ts'

export const meQuery = (connection: Connection) =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => connection.client.call(me, { query: connection.freshness.query() }, { signal }),
  })

export const rewardsQuery = (connection: Connection) =>
  queryOptions({
    queryKey: ['rewards'],
    queryFn: ({ signal }) =>
      connection.client.call(listRewards, { query: connection.freshness.query() }, { signal }),
  })

const cursorOfFirstPage = (): string | null => null

export const redemptionsQuery = (connection: Connection) =>
  infiniteQueryOptions({
    queryKey: ['redemptions', 'list'],
    queryFn: ({ signal, pageParam: cursor }) =>
      connection.client.call(
        listRedemptions,
        { query: { ...connection.freshness.query(), ...(cursor !== null && { cursor }) } },
        { signal },
      ),
    initialPageParam: cursorOfFirstPage(),
    getNextPageParam: ({ next }) => next,
  })

/** One redemption, also where the list has it on a later page or, as it was declined, not at all. */
export const redemptionQuery = (connection: Connection, id: string) =>
  queryOptions({
    queryKey: ['redemptions', 'one', id],
    queryFn: ({ signal }) =>
      connection.client.call(
        getRedemption,
        { params: { id }, query: connection.freshness.query() },
        { signal },
      ),
  })

export const pendingClaimsQuery = (connection: Connection) =>
  queryOptions({
    queryKey: ['claims'],
    queryFn: ({ signal }) =>
      connection.client.call(pendingClaims, { query: connection.freshness.query() }, { signal }),
  })

export const useMe = () => useQuery(meQuery(useConnection()))

export const useRewards = () => useQuery(rewardsQuery(useConnection()))

export const useRedemptions = () => useInfiniteQuery(redemptionsQuery(useConnection()))

export const usePendingClaims = () => useQuery(pendingClaimsQuery(useConnection()))
