import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { After, Position } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { Group, GroupSettings } from './group.ts'

export const ChannelFilter = z.object({ q: SearchWords.optional(), id: z.array(Identifier).optional() })

/** Sorts by `title`, `user_count`, `shoutout_allowance`, `point_allowance`. */
export const listChannels = defineCall({
  name: 'listChannels',
  method: 'GET',
  path: '/v1/admin/channels',
  access: 'admin',
  summary: 'Recognition channels',
  query: listQuery(ChannelFilter),
  response: z.array(Group),
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

const ChannelAnswer = GroupSettings.extend({ id: Identifier, position: Position })

export const createChannel = defineCall({
  name: 'createChannel',
  method: 'POST',
  path: '/v1/admin/channels',
  access: 'admin',
  summary: 'Make a chat channel a place of recognition',
  body: GroupSettings,
  response: ChannelAnswer,
  errors: ['CHANNEL_EXISTS'],
  isCommand: true,
})

export const changeChannel = defineCall({
  name: 'changeChannel',
  method: 'PUT',
  path: '/v1/admin/channels/:id',
  access: 'admin',
  summary: 'Change how recognition works in a channel',
  params: z.object({ id: Identifier }),
  body: GroupSettings,
  response: ChannelAnswer,
  errors: ['CHANNEL_UNKNOWN'],
  isCommand: true,
})
