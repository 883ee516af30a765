import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { problems as english } from '../english/problems.ts'
import { access } from './problems/access.ts'
import { features } from './problems/features.ts'
import { money } from './problems/money.ts'
import { passing } from './problems/passing.ts'
import { requests } from './problems/requests.ts'

export const problems: TextsLike<typeof english> = {
  ...access,
  ...features,
  ...money,
  ...passing,
  ...requests,
}
