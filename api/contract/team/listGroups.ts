import { z } from 'zod'
import { defineCall } from '../call.ts'
import { After } from '../position.ts'
import { Group } from '../records/group.ts'

export const listGroups = defineCall({
  name: 'listGroups',
  method: 'GET',
  path: '/v1/team/groups',
  access: 'admin',
  summary: 'The recognition channels',
  query: After.extend({ with_preview: z.stringbool().optional() }),
  response: z.object({ groups: z.array(Group) }),
})
