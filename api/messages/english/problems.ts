import { access } from './problems/access.ts'
import { features } from './problems/features.ts'
import { money } from './problems/money.ts'
import { passing } from './problems/passing.ts'
import { requests } from './problems/requests.ts'

/** What a person reads about every refusal that is not one of the ledger. */
export const problems = {
  ...access,
  ...features,
  ...money,
  ...passing,
  ...requests,
} as const satisfies Record<string, { readonly title: string; readonly detail: string }>
