import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'
import { Group } from './group.ts'

export const listGroups = defineCall({
  name: 'listGroups',
  method: 'GET',
  path: '/v1/team/groups',
  access: 'admin',
  summary: 'The recognition channels',
  query: After.extend({ with_preview: z.stringbool().optional() }),
  response: z.object({ groups: answerList(Group) }),
})
