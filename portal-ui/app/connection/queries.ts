import type { Connection } from '@laurel/contract/browser/connection.ts'
import { me } from '@laurel/contract/people/me.ts'
import { listRewards } from '@laurel/contract/rewards/listRewards.ts'
import { pendingClaims } from '@laurel/contract/rewards/pendingClaims.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
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

export const pendingClaimsQuery = (connection: Connection) =>
  queryOptions({
    queryKey: ['claims'],
    queryFn: ({ signal }) =>
      connection.client.call(pendingClaims, { query: connection.freshness.query() }, { signal }),
  })

export const useMe = () => useQuery(meQuery(useConnection()))

export const useRewards = () => useQuery(rewardsQuery(useConnection()))

export const usePendingClaims = () => useQuery(pendingClaimsQuery(useConnection()))
