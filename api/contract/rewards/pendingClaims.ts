import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'
import { Claim } from './claim.ts'

export const pendingClaims = defineCall({
  name: 'pendingClaims',
  method: 'GET',
  path: '/v1/rewards/claims/pending',
  access: 'member',
  summary: 'Gifts that wait for the signed-in person, the newest first',
  query: After,
  response: z.object({ claims: answerList(Claim) }),
})
