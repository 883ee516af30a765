import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { answerList, idsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { Group } from './group.ts'

export const ChannelFilter = z.object({
  q: SearchWords.optional(),
  id: z.array(Identifier).max(idsMax).optional(),
  /** Channels that all these people are in. */
  user_ids: z.array(Identifier).max(idsMax).optional(),
})

/** Sorts by `title`, `user_count`, `shoutout_allowance`, `point_allowance`. */
export const listChannels = defineCall({
  name: 'listChannels',
  method: 'GET',
  path: '/v1/admin/channels',
  access: 'admin',
  summary: 'Recognition channels',
  query: listQuery(ChannelFilter),
  response: answerList(Group),
})

export const getChannel = defineCall({
  name: 'getChannel',
  method: 'GET',
  path: '/v1/admin/channels/:id',
  access: 'admin',
  summary: 'A recognition channel',
  params: z.object({ id: Identifier }),
  query: After,
  response: Group,
  errors: ['NOT_FOUND'],
})
