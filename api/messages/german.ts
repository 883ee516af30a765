import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'
import { people } from './german/people.ts'

export const german: TextsLike<typeof english> = { people }
