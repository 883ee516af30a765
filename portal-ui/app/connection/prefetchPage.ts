import type { QueryClient } from '@tanstack/react-query'
import type { PortalConnection } from './portalConnection.ts'
import { meQuery, pendingClaimsQuery, redemptionQuery, redemptionsQuery, rewardsQuery } from './queries.ts'

/** Starts the queries of the page that opens at this path, so that none of them waits for the signed-in person. */
export const prefetchPage = (connection: PortalConnection, queries: QueryClient, path: string): void => {
  void queries.prefetchQuery(meQuery(connection))
  if (path === '/redemptions' || path.startsWith('/redemptions/'))
    void queries.prefetchInfiniteQuery(redemptionsQuery(connection))
  const id = path.split('/')[2]
  if (path.startsWith('/redemptions/') && id) void queries.prefetchQuery(redemptionQuery(connection, id))
  if (path !== '/') return
  void queries.prefetchQuery(rewardsQuery(connection))
  void queries.prefetchQuery(pendingClaimsQuery(connection))
}
