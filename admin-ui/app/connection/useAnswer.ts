import type { Call, RequestOf } from '@laurel/contract/wire/call.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { useConnection } from './ConnectionContext.ts'

/** Asks one of the contract's calls; `key` tells apart what the same call was asked for, and nothing is
 * asked before it `isWanted`. */
export const useAnswer = <Defined extends Call, Answer>(
  call: Defined & { readonly response: z.ZodType<Answer> },
  requestAt: (after: { after?: number }) => RequestOf<Defined>,
  key: readonly unknown[] = [],
  isWanted = true,
): UseQueryResult<Answer> => {
  const { client, freshness } = useConnection()
  return useQuery({
    enabled: isWanted,
    queryKey: ['call', call.name, ...key],
    queryFn: ({ signal }) => {
      const after = freshness.after()
      return client.call(call, requestAt(after === undefined ? {} : { after }), { signal })
    },
  })
}
