import { competitionLeaderboard, ownCompetitions } from '@laurel/contract/awards/competitions.ts'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

export const useOwnCompetitions = () => {
  const { client, freshness } = useConnection()
  return useQuery({
    queryKey: ['competitions'],
    queryFn: ({ signal }) => client.call(ownCompetitions, { query: freshness.query() }, { signal }),
  })
}

export const useLeaderboard = (id: string, isWanted: boolean) => {
  const { client, freshness } = useConnection()
  return useQuery({
    enabled: isWanted,
    queryKey: ['competitions', id],
    queryFn: ({ signal }) =>
      client.call(competitionLeaderboard, { params: { id }, query: freshness.query() }, { signal }),
  })
}
