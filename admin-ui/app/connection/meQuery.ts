import { me } from '@laurel/contract/people/me.ts'
import { queryOptions } from '@tanstack/react-query'
import type { PageConnection } from './ConnectionContext.ts'

/** The first script of the page asks before it loads the administration, which uses the same answer. */
const freshMilliseconds = 15_000

/** Who is signed in. */
export const meQuery = ({ client, freshness }: Pick<PageConnection, 'client' | 'freshness'>) =>
  queryOptions({
    queryKey: ['call', me.name],
    queryFn: ({ signal }) => client.call(me, { query: freshness.query() }, { signal }),
    staleTime: freshMilliseconds,
  })
