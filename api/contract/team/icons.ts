import { z } from 'zod'
import { defineCall } from '../wire/call.ts'

/** An emoji of the chat workspace's own. */
export const Icon = z.object({
  /** As people type it between colons. */
  name: z.string(),
  /** Its picture; null where the name stands for an emoji that everybody has. */
  url: z.string().nullable(),
})
export type Icon = z.infer<typeof Icon>

export const listIcons = defineCall({
  name: 'listIcons',
  method: 'GET',
  path: '/v1/team/icons',
  access: 'admin',
  summary: 'The emoji of the chat workspace',
  response: z.object({ icons: z.array(Icon) }),
  errors: ['NOT_INSTALLED', 'UNAVAILABLE'],
})
