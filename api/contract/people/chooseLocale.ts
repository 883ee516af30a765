import { Place } from '@laurel/ledger/kernel/place.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'

const twoLetters = (message: string) =>
  z
    .string()
    .regex(/^[a-z]{2}$/i, { error: message, abort: true })
    .max(2)
    .toUpperCase()

/** Where the signed-in person lives and what they read. A place that is not sent stays; null takes it away. */
export const chooseLocale = defineCall({
  name: 'chooseLocale',
  method: 'PATCH',
  path: '/v1/user/locale',
  access: 'member',
  summary: 'Choose your country and language',
  body: z.object({
    country: twoLetters('Write the two letters of a country, such as US.'),
    language: twoLetters('Write the two letters of a language, such as EN.').default('EN'),
    force_geo: Place.nullable().optional(),
  }),
  response: Acknowledged,
  errors: ['MEMBER_UNKNOWN'],
  isCommand: true,
})
