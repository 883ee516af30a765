import { useInfiniteQuery } from '@tanstack/react-query'
import { useConnection } from '../app/connection/ConnectionContext.ts'

type Pages<Page> = { readonly name: string; readonly key: readonly unknown[]; readonly read: Read<Page> }
type Read<Page> = (
  part: { readonly after?: number; readonly cursor?: string },
  signal: AbortSignal,
) => Promise<Page>

/** The pages of a report that goes on by a cursor. */
export const usePages = <Page extends { readonly next: string | null }>({ name, key, read }: Pages<Page>) => {
  const { freshness } = useConnection()
  return useInfiniteQuery({
    queryKey: ['call', name, ...key],
    queryFn: ({ pageParam, signal }) =>
      read({ ...freshness.query(), ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }: Page) => next,
  })
}
