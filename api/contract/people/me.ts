import { z } from 'zod'
import { Team } from '../team/team.ts'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'
import { User } from './user.ts'

/** Who is signed in, and for which team. */
export const me = defineCall({
  name: 'me',
  method: 'GET',
  path: '/v1/user/me',
  access: 'member',
  keyScope: 'people:read',
  summary: 'The signed-in person and their team',
  query: After,
  response: z.object({
    user: User,
    team: Team,
    /** The country code of the person's marketplace, if there is one. */
    amazon_marketplace: AnswerText.nullable(),
    /** Units per USD of the dollar and of the currency of the person's country, where its rate is known. */
    currency_rates: z.record(AnswerText, z.number()),
  }),
})
