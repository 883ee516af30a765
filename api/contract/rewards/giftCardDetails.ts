import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { GiftCardDetails } from './giftCard.ts'

export const giftCardDetails = defineCall({
  name: 'giftCardDetails',
  method: 'GET',
  path: '/v1/gift_cards/details/:id',
  access: 'member',
  summary: 'A gift card with its variants and prices',
  params: z.object({ id: Identifier }),
  response: GiftCardDetails,
  errors: ['NOT_FOUND'],
})
