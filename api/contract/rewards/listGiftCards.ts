import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { GiftCard } from './giftCard.ts'

/** A page shorter than this is the last one. */
export const giftCardsPerPage = 20

/** The gift cards of the member's country by name, in pages of 20 from page 1. */
export const listGiftCards = defineCall({
  name: 'listGiftCards',
  method: 'GET',
  path: '/v1/gift_cards/:page',
  access: 'member',
  summary: 'Search the gift cards of the member’s country',
  params: z.object({ page: z.coerce.number().int().min(1).max(1000) }),
  query: z.object({ query: SearchWords.optional() }),
  response: z.object({ gift_cards: answerList(GiftCard) }),
})
