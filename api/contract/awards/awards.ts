import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, After, Position } from '../wire/position.ts'
import { Award, AwardSettings, withBanners } from './award.ts'

const awardsMax = 50

/** One or several, as the callers of old send either. */
const oneOrMore = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (sent: z.input<Item> | readonly z.input<Item>[]) =>
      (Array.isArray(sent) ? sent : [sent]).map(withBanners),
    z.array(item).max(awardsMax),
  )

export const listAwards = defineCall({
  name: 'listAwards',
  method: 'GET',
  path: '/v1/team/awards',
  access: 'admin',
  summary: 'Spot awards and automatic celebrations',
  query: After,
  response: z.object({ awards: answerList(Award) }),
  errors: ['PRO_REQUIRED'],
})

export const saveAwards = defineCall({
  name: 'saveAwards',
  method: 'PATCH',
  path: '/v1/team/awards',
  access: 'admin',
  summary: 'Create and change spot awards',
  body: z.object({
    to_create: oneOrMore(AwardSettings).optional(),
    to_update: oneOrMore(AwardSettings.extend({ id: Identifier })).optional(),
  }),
  response: z.object({ awards: answerList(Award), position: Position }),
  errors: ['PRO_REQUIRED', 'AWARD_UNKNOWN', 'REWARD_UNKNOWN', 'GIFT_ROW_HAS_POINTS', 'GIFT_ROW_HAS_PRODUCT'],
  isCommand: true,
})

/** Archives awards: they can't be given any more, and what was given stays. */
export const deleteAwards = defineCall({
  name: 'deleteAwards',
  method: 'DELETE',
  path: '/v1/team/awards',
  access: 'admin',
  summary: 'Archive spot awards',
  body: z.object({ to_delete: oneOrMore(Identifier) }),
  response: Acknowledged,
  errors: ['PRO_REQUIRED', 'AWARD_UNKNOWN'],
  isCommand: true,
})
