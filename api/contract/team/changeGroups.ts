import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, Position } from '../wire/position.ts'
import { Group, GroupSettings } from './group.ts'

const GroupAnswer = z.object({ group: Group, position: Position })

/** A title or a chat channel has to be named; what is left out takes the team's own figures. */
export const createGroup = defineCall({
  name: 'createGroup',
  method: 'POST',
  path: '/v1/team/groups',
  access: 'admin',
  summary: 'Add a recognition channel',
  body: GroupSettings.partial().refine(
    ({ title, channel_id }) => title !== undefined || typeof channel_id === 'string',
    { error: 'Choose a chat channel, or give the recognition channel a title.', path: ['title'] },
  ),
  response: GroupAnswer,
  errors: ['CHANNEL_EXISTS', 'MEMBER_UNKNOWN', 'PRO_REQUIRED', 'UNAVAILABLE'],
  isCommand: true,
})

/** Fields that are not sent stay as they are. */
export const changeGroup = defineCall({
  name: 'changeGroup',
  method: 'PATCH',
  path: '/v1/team/groups/:id',
  access: 'admin',
  summary: 'Change how recognition works in a channel',
  params: z.object({ id: Identifier }),
  body: GroupSettings.partial(),
  response: GroupAnswer,
  errors: ['CHANNEL_UNKNOWN', 'MEMBER_UNKNOWN', 'PRO_REQUIRED'],
  isCommand: true,
})

export const deleteGroup = defineCall({
  name: 'deleteGroup',
  method: 'DELETE',
  path: '/v1/team/groups/:id',
  access: 'admin',
  summary: 'End recognition in a channel; what was said in it stays',
  params: z.object({ id: Identifier }),
  response: Acknowledged,
  errors: ['CHANNEL_UNKNOWN', 'CHANNEL_IN_USE'],
  isCommand: true,
})
