import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { GiftCard } from './giftCard.ts'

/** Some gift cards of the member's country for the first page. The choice changes each month. */
export const featuredGiftCards = defineCall({
  name: 'featuredGiftCards',
  method: 'GET',
  path: '/v1/gift_cards/featured',
  access: 'member',
  summary: 'Some gift cards of the member’s country',
  response: z.object({ gift_cards: answerList(GiftCard) }),
})
