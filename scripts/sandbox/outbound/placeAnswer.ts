import { z } from 'zod'
import type { SandboxContext } from '../sandboxContext.ts'
import {
  addMessage,
  findMessage,
  isRefusal,
  readContent,
  removeMessage,
  replaceContent,
} from '../state/post.ts'
import type { Refusal } from '../webApi/method.ts'
import type { AnswerPlace } from './responseUrls.ts'

/** What an app may answer to a command or a click, at once or through its `response_url`. */
export const AnswerMessage = z.object({
  text: z.string().optional(),
  blocks: z.unknown().optional(),
  response_type: z.enum(['ephemeral', 'in_channel']).default('ephemeral'),
  replace_original: z.boolean().default(false),
  delete_original: z.boolean().default(false),
  thread_ts: z.string().optional(),
})
export type AnswerMessage = z.output<typeof AnswerMessage>

/** Shows an answer as a new message, replaces the clicked message with it, or removes that message. */
export const placeAnswer = (
  context: SandboxContext,
  place: AnswerPlace,
  answer: AnswerMessage,
): Refusal | undefined => {
  const original =
    place.messageTs === undefined ? undefined : findMessage(context, place.channelId, place.messageTs)
  if (answer.delete_original) {
    if (original !== undefined) removeMessage(context, original)
    return undefined
  }
  const content = readContent(context, answer)
  if (isRefusal(content)) return content
  if (answer.replace_original && original !== undefined) {
    replaceContent(context, original, content)
    return undefined
  }
  addMessage(context, {
    channelId: place.channelId,
    userId: context.app.botUserId,
    ...content,
    ...(answer.thread_ts === undefined ? {} : { threadTs: answer.thread_ts }),
    ...(answer.response_type === 'in_channel' ? {} : { visibleTo: place.userId }),
  })
  return undefined
}
