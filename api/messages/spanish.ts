import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'
import { people } from './spanish/people.ts'

export const spanish: TextsLike<typeof english> = { people }
