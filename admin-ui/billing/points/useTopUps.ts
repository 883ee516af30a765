import { listRewardsPayments } from '@laurel/contract/billing/postpay.ts'
import { listTopUps, type TopUp } from '@laurel/contract/billing/topUps.ts'
import { me } from '@laurel/contract/people/me.ts'
import { pointStats } from '@laurel/contract/reports/pointStats.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

const pollMilliseconds = 2_000
const shownMax = 10

/** The last top-ups, read again all the time. The figures of the team, and what it owes, are read again when there is a new one. */
export const useTopUps = () => {
  const { client, freshness } = useConnection()
  const queries = useQueryClient()
  const topUps = useQuery({
    queryKey: ['call', listTopUps.name],
    queryFn: ({ signal }) =>
      client.call(listTopUps, { query: { limit: shownMax, ...freshness.query() } }, { signal }),
    refetchInterval: pollMilliseconds,
  })
  const newest = newestOf(topUps.data?.topups)
  const known = useRef(newest)
  useEffect(() => {
    if (newest === undefined || newest === known.current) return
    const isFirst = known.current === undefined
    known.current = newest
    if (isFirst) return
    for (const call of [pointStats, me, listRewardsPayments])
      void queries.invalidateQueries({ queryKey: ['call', call.name] })
  }, [newest, queries])
  return topUps
}

/** The newest top-up and what is left of it; empty where there is none, undefined while that is not known. */
const newestOf = (topUps: readonly TopUp[] | undefined): string | undefined => {
  if (!topUps) return undefined
  const [newest] = topUps
  return newest ? `${newest.id} ${newest.reversed_points}` : ''
}
