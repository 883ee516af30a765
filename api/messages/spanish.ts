import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'
import { answers } from './spanish/answers.ts'
import { fields } from './spanish/fields.ts'
import { people } from './spanish/people.ts'
import { problems } from './spanish/problems.ts'
import { receipt } from './spanish/receipt.ts'
import { rejections } from './spanish/rejections.ts'
import { things } from './spanish/things.ts'

export const spanish: TextsLike<typeof english> = {
  answers,
  fields,
  people,
  problems,
  receipt,
  rejections,
  things,
}
