import { ApiError } from '@laurel/contract/apiError.ts'
import { QueryClient } from '@tanstack/react-query'

const retriesMax = 2

/** What the API refused stays refused; only what may pass by itself is tried again. */
const mayPass = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < retriesMax && mayPass(error),
        retryDelay: failures => 400 * 2 ** failures,
      },
    },
  })
