import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'

/** An emoji of the chat workspace's own. */
export const Icon = z.object({
  /** As people type it between colons. */
  name: AnswerText,
  /** Its picture; null where the name stands for an emoji that everybody has. */
  url: AnswerText.nullable(),
})
export type Icon = z.infer<typeof Icon>

export const listIcons = defineCall({
  name: 'listIcons',
  method: 'GET',
  path: '/v1/team/icons',
  access: 'admin',
  summary: 'The emoji of the chat workspace',
  response: z.object({ icons: answerList(Icon) }),
  errors: ['NOT_INSTALLED', 'UNAVAILABLE'],
})
