import { me } from '@laurel/contract/people/me.ts'
import { queryOptions } from '@tanstack/react-query'
import type { PageConnection } from './ConnectionContext.ts'

/** The page asks before the administration is loaded; what it was told then is not asked again at once. */
const freshMilliseconds = 15_000

/** Who is signed in. */
export const meQuery = ({ client, freshness }: Pick<PageConnection, 'client' | 'freshness'>) =>
  queryOptions({
    queryKey: ['call', me.name],
    queryFn: ({ signal }) => client.call(me, { query: freshness.query() }, { signal }),
    staleTime: freshMilliseconds,
  })
