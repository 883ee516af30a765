import { boundedText, requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'

export const ChatChannel = z.object({
  id: AnswerText,
  name: AnswerText,
  is_private: z.boolean(),
  is_archived: z.boolean(),
  /** Whether the app is in it and can speak there. */
  is_member: z.boolean(),
  member_count: z.int().min(0).nullable(),
  /** Recognition lives there already. */
  is_group: z.boolean(),
})
export type ChatChannel = z.infer<typeof ChatChannel>

export const searchChatChannels = defineCall({
  name: 'searchChatChannels',
  method: 'GET',
  path: '/v1/team/slack/channels',
  access: 'admin',
  summary: 'Search the channels of the chat workspace',
  query: z.object({ q: boundedText(80).default('') }),
  response: z.object({ channels: answerList(ChatChannel) }),
  errors: ['NOT_INSTALLED', 'UNAVAILABLE'],
})

export const getChatChannel = defineCall({
  name: 'getChatChannel',
  method: 'GET',
  path: '/v1/team/slack/channel/:id',
  access: 'admin',
  summary: 'A channel of the chat workspace',
  params: z.object({ id: requiredText(64) }),
  response: z.object({ channel: ChatChannel }),
  errors: ['NOT_FOUND', 'NOT_INSTALLED', 'UNAVAILABLE'],
})
