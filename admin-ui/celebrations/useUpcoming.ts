import type { Call, RequestOf } from '@laurel/contract/wire/call.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import type { Upcoming } from './CelebrationDashboard.tsx'
import type { UpcomingPerson } from './upcomingMonths.ts'

type PageOf<User> = { readonly users: readonly User[]; readonly next: string | null }
type PageQuery = { readonly after?: number; readonly cursor?: string }

const firstPage = (): string | null => null

/** The people of an upcoming occasion, page by page. */
export const useUpcoming = <Defined extends Call, User>(
  call: Defined & { readonly response: z.ZodType<PageOf<User>> },
  requestOf: (query: PageQuery) => RequestOf<Defined>,
  personOf: (user: User) => UpcomingPerson,
): Upcoming => {
  const { client, freshness } = useConnection()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery({
      queryKey: ['call', call.name],
      queryFn: ({ signal, pageParam: cursor }) =>
        client.call(call, requestOf({ ...freshness.query(), ...(cursor !== null && { cursor }) }), {
          signal,
        }),
      initialPageParam: firstPage(),
      getNextPageParam: ({ next }) => next,
    })
  return {
    people: data?.pages.flatMap(({ users }) => users.map(personOf)),
    error,
    onRetry: () => void refetch(),
    more: hasNextPage
      ? { isLoading: isFetchingNextPage, isFailed: isFetchNextPageError, onMore: () => void fetchNextPage() }
      : undefined,
  }
}
