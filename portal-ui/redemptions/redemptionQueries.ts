import type { Connection } from '@laurel/contract/browser/connection.ts'
import { getRedemption, listRedemptions } from '@laurel/contract/rewards/listRedemptions.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useConnection } from '../app/connection/ConnectionContext.ts'

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

export const useRedemptions = () => useInfiniteQuery(redemptionsQuery(useConnection()))

/** Starts the queries of the page, with the redemption that its address names. */
export const prefetchRedemptions = (
  connection: Connection,
  queries: QueryClient,
  id: string | undefined,
): void => {
  void queries.prefetchInfiniteQuery(redemptionsQuery(connection))
  if (id) void queries.prefetchQuery(redemptionQuery(connection, id))
}
