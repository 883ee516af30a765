import { givingOptions } from '@laurel/contract/recognition/giving.ts'
import { listOwnLots } from '@laurel/contract/recognition/lots.ts'
import { explainOwnPoints } from '@laurel/contract/recognition/ownPoints.ts'
import { listThanks, type ThanksScope } from '@laurel/contract/recognition/thanks.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useConnection } from '../app/connection/ConnectionContext.ts'

const cursorOfFirstPage = (): string | null => null

export const useThanks = (scope: ThanksScope) => {
  const { client, freshness } = useConnection()
  return useInfiniteQuery({
    queryKey: ['thanks', scope],
    queryFn: ({ signal, pageParam: cursor }) =>
      client.call(
        listThanks,
        { query: { ...freshness.query(), scope, ...(cursor !== null && { cursor }) } },
        { signal },
      ),
    initialPageParam: cursorOfFirstPage(),
    getNextPageParam: ({ next }) => next,
  })
}

export const useOwnPoints = () => {
  const { client, freshness } = useConnection()
  return useInfiniteQuery({
    queryKey: ['points'],
    queryFn: ({ signal, pageParam: cursor }) =>
      client.call(
        explainOwnPoints,
        { query: { ...freshness.query(), ...(cursor !== null && { cursor }) } },
        { signal },
      ),
    initialPageParam: cursorOfFirstPage(),
    getNextPageParam: ({ next }) => next,
  })
}

export const useGivingOptions = () => {
  const { client, freshness } = useConnection()
  return useQuery({
    queryKey: ['giving'],
    queryFn: ({ signal }) => client.call(givingOptions, { query: freshness.query() }, { signal }),
  })
}

export const useOwnLots = () => {
  const { client, freshness } = useConnection()
  return useQuery({
    queryKey: ['lots'],
    queryFn: ({ signal }) => client.call(listOwnLots, { query: freshness.query() }, { signal }),
  })
}
