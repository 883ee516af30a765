import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { Nonprofits } from './nonprofit.ts'

/** Chooses nonprofits for the lists of a team: the best matches of a search, or those with these EINs. */
export const findNonprofits = defineCall({
  name: 'findNonprofits',
  method: 'GET',
  path: '/v1/admin/nonprofits',
  access: 'admin',
  summary: 'Nonprofits to choose from',
  query: z.object({
    q: SearchWords.optional(),
    /** EINs, separated by commas. */
    eins: z
      .string()
      .max(6_000)
      .regex(/^\d{9}(,\d{9})*$/)
      .optional(),
  }),
  response: z.object({ nonprofits: Nonprofits }),
})
