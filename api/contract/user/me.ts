import { z } from 'zod'
import { defineCall } from '../call.ts'
import { After } from '../position.ts'
import { Team } from '../records/team.ts'
import { User } from '../records/user.ts'

/** Who is signed in, and for which team. */
export const me = defineCall({
  name: 'me',
  method: 'GET',
  path: '/v1/user/me',
  access: 'member',
  summary: 'The signed-in person and their team',
  query: After,
  response: z.object({
    user: User,
    team: Team,
    /** The country code of the person's marketplace, if there is one. */
    amazon_marketplace: z.string().nullable(),
    /** Units of each currency per USD. */
    currency_rates: z.record(z.string(), z.number()),
  }),
})
