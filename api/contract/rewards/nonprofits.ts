import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { Ein, Nonprofit, Nonprofits } from './nonprofit.ts'

export const NonprofitCategory = z.object({ key: AnswerText, title: AnswerText })

export const getNonprofit = defineCall({
  name: 'getNonprofit',
  method: 'GET',
  path: '/v1/nonprofits/:ein',
  access: 'member',
  summary: 'A nonprofit by its EIN',
  params: z.object({ ein: Ein }),
  response: z.object({
    nonprofit: Nonprofit,
    /** What an editor wrote about it. */
    story: z.object({ title: AnswerText, text: AnswerText }).nullable(),
  }),
  errors: ['NOT_FOUND'],
})

/**
 * Searches the names, cities, states and EINs of nonprofits, or lists those of a category; largest first, in pages of 20.
 * A team with a whitelist finds the nonprofits of that list only; without words and category, all of them.
 */
export const searchNonprofits = defineCall({
  name: 'searchNonprofits',
  method: 'GET',
  path: '/v1/nonprofits/search',
  access: 'member',
  summary: 'Search nonprofits',
  query: z.object({
    q: SearchWords.optional(),
    category: z.string().max(40).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.object({
    nonprofits: Nonprofits,
    /** The words that were sought instead of misspelled ones. */
    corrected_to: AnswerText.nullable(),
    /** The cursor of the next page; null on the last one. */
    next: Cursor.nullable(),
  }),
})

const coordinate = (most: number) => z.coerce.number().min(-most).max(most)

/**
 * Nonprofits near a place: the given one, the `force_geo` of the person, or the place of their address. Without any, the
 * list is empty.
 */
export const nearbyNonprofits = defineCall({
  name: 'nearbyNonprofits',
  method: 'GET',
  path: '/v1/nonprofits/nearby',
  access: 'member',
  summary: 'Nonprofits nearby',
  query: z.object({ latitude: coordinate(90).optional(), longitude: coordinate(180).optional() }),
  response: z.object({ nonprofits: Nonprofits, is_located: z.boolean() }),
})

/** What the charities page shows before a search. */
export const nonprofitSections = defineCall({
  name: 'nonprofitSections',
  method: 'GET',
  path: '/v1/nonprofits/sections',
  access: 'member',
  summary: 'The sections of the charities page',
  response: z.object({
    /** `whitelist` shows the list of `searchNonprofits` alone. */
    kind: z.enum(['whitelist', 'featured', 'nearby']),
    sections: answerList(
      z.object({
        title: AnswerText,
        /** The category of `searchNonprofits` with all of them; null where there are no more. */
        category: AnswerText.nullable(),
        nonprofits: Nonprofits,
      }),
    ),
  }),
})

export const nonprofitCategories = defineCall({
  name: 'nonprofitCategories',
  method: 'GET',
  path: '/v1/nonprofits/categories',
  access: 'member',
  summary: 'The categories of nonprofits',
  response: z.object({ categories: answerList(NonprofitCategory) }),
})
