import { getNonprofit, nonprofitSections, searchNonprofits } from '@laurel/contract/rewards/nonprofits.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

/** Nonprofits seldom change; a page that is opened again shows at once what it knows. */
const staleTime = 5 * 60 * 1000

const cursorOfFirstPage = (): string | null => null

/** Searched words, or a category, or all that the team offers. Earlier results stay while new ones load. */
export const useNonprofits = (sought: { readonly q?: string; readonly category?: string }) => {
  const connection = useConnection()
  return useInfiniteQuery({
    queryKey: ['nonprofits', 'search', sought],
    queryFn: ({ signal, pageParam: cursor }) =>
      connection.client.call(
        searchNonprofits,
        { query: { ...sought, ...(cursor !== null && { cursor }) } },
        { signal },
      ),
    initialPageParam: cursorOfFirstPage(),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime,
  })
}

export const useSections = () => {
  const connection = useConnection()
  return useQuery({
    queryKey: ['nonprofits', 'sections'],
    queryFn: ({ signal }) => connection.client.call(nonprofitSections, {}, { signal }),
    staleTime,
  })
}

export const useNonprofit = (ein: string) => {
  const connection = useConnection()
  return useQuery({
    queryKey: ['nonprofits', 'one', ein],
    queryFn: ({ signal }) => connection.client.call(getNonprofit, { params: { ein } }, { signal }),
    staleTime,
  })
}
