import { retrying } from '@laurel/contract/wire/retrying.ts'
import { QueryClient } from '@tanstack/react-query'

export const createQueryClient = (): QueryClient => new QueryClient({ defaultOptions: { queries: retrying } })
