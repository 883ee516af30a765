import type { QueryClient } from '@tanstack/react-query'
import type { PortalConnection } from './portalConnection.ts'
import { meQuery, pendingClaimsQuery, rewardsQuery } from './queries.ts'

/** Starts the queries of the page that opens at this path, so that none of them waits for the signed-in person. */
export const prefetchPage = (connection: PortalConnection, queries: QueryClient, path: string): void => {
  void queries.prefetchQuery(meQuery(connection))
  const [, section, id] = path.split('/')
  if (section === 'redemptions')
    void import('../../redemptions/redemptionQueries.ts').then(
      ({ prefetchRedemptions }) => prefetchRedemptions(connection, queries, id),
      // The page says so when its script does not load.
      () => {},
    )
  if (path !== '/') return
  void queries.prefetchQuery(rewardsQuery(connection))
  void queries.prefetchQuery(pendingClaimsQuery(connection))
}
