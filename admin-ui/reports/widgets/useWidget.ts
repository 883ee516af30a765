import type { Call, RequestOf } from '@laurel/contract/wire/call.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

const patienceMilliseconds = 3000

/** What a widget asks for. An answer that takes more than three seconds counts as a failure of this widget alone. */
export const useWidget = <Defined extends Call, Answer>(
  call: Defined & { readonly response: z.ZodType<Answer> },
  requestAt: (after: { after?: number }) => RequestOf<Defined>,
  key: readonly unknown[],
): UseQueryResult<Answer> => {
  const { client, freshness } = useConnection()
  return useQuery({
    queryKey: ['call', call.name, ...key],
    queryFn: ({ signal }) => {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(patienceMilliseconds)])
      return client.call(call, requestAt(freshness.query()), { signal: inTime })
    },
    retry: false,
  })
}
