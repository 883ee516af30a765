import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'
import { answers } from './german/answers.ts'
import { fields } from './german/fields.ts'
import { people } from './german/people.ts'
import { problems } from './german/problems.ts'
import { receipt } from './german/receipt.ts'
import { rejections } from './german/rejections.ts'
import { things } from './german/things.ts'

export const german: TextsLike<typeof english> = {
  answers,
  fields,
  people,
  problems,
  receipt,
  rejections,
  things,
}
