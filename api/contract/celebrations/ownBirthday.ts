import { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'

const OwnBirthday = z.object({
  /** `03-14`; null for a person who does not tell it. */
  birthday: DayOfYear.max(5).nullable(),
  /** A private birthday is known to its person alone, and celebrated with them alone. */
  is_private: z.boolean(),
})

/** The birthday of the signed-in person, who sees it even when it is private. */
export const getOwnBirthday = defineCall({
  name: 'getOwnBirthday',
  method: 'GET',
  path: '/v1/user/birthday',
  access: 'member',
  summary: 'Your birthday',
  response: OwnBirthday,
})

/** Tells or takes away the birthday of the signed-in person, and says whether it is private. */
export const saveOwnBirthday = defineCall({
  name: 'saveOwnBirthday',
  method: 'PUT',
  path: '/v1/user/birthday',
  access: 'member',
  summary: 'Save your birthday and its privacy',
  body: OwnBirthday,
  response: Acknowledged,
  errors: ['MEMBER_UNKNOWN'],
  isCommand: true,
})
