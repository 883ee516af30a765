import { z } from 'zod'
import { type Block, blockList, messageBlocksMax } from '../blockKit/blocks.ts'
import { identify } from '../blockKit/identify.ts'
import { problemsOf } from '../blockKit/problems.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { type Refusal, readJson, refuse } from '../webApi/method.ts'
import type { Message } from './messages.ts'

export const textLengthMax = 40_000
/** Slack documents no limit for all blocks together; messages of more than about this many characters are refused. */
export const blocksLengthMax = 13_200

export type MessageContent = { text: string; blocks: Block[] }

/** Reads `text` and `blocks` of a message, or says in Slack's words what is wrong with them. */
export const readContent = (
  context: SandboxContext,
  fields: { text?: string | undefined; blocks?: unknown },
): MessageContent | Refusal => {
  const text = fields.text ?? ''
  if (text.length > textLengthMax) return refuse('msg_too_long')
  if (fields.blocks === undefined) return text === '' ? refuse('no_text') : { text, blocks: [] }
  const given = readJson(fields.blocks)
  if (!Array.isArray(given)) return refuse('invalid_blocks_format')
  const blocks = blockList(messageBlocksMax).safeParse(given)
  if (!blocks.success) {
    const messages = problemsOf(blocks.error, '/blocks')
    return refuse('invalid_blocks', { errors: messages, response_metadata: { messages } })
  }
  if (text === '' && blocks.data.length === 0) return refuse('no_text')
  if (lengthOf(blocks.data) > blocksLengthMax) return refuse('msg_blocks_too_long')
  return { text, blocks: identify(blocks.data, context.sequence) }
}

export const isRefusal = (value: object): value is Refusal => 'ok' in value && value.ok === false

/** Puts a message into a conversation and before everyone who looks at it. */
export const addMessage = (
  context: SandboxContext,
  message: Pick<Message, 'channelId' | 'userId' | 'text' | 'blocks'> & Partial<Message>,
): Message => {
  const added: Message = {
    isFromApp: message.userId === context.app.botUserId,
    isEdited: false,
    reactions: [],
    ...message,
    ts: context.sequence.timestamp(),
  }
  context.workspace.messages.push(added)
  context.changes.publish({ kind: 'message', message: added })
  return added
}

export const findMessage = (context: SandboxContext, channelId: string, ts: string): Message | undefined =>
  context.workspace.messages.find(message => message.channelId === channelId && message.ts === ts)

export const replaceContent = (context: SandboxContext, message: Message, content: MessageContent): void => {
  message.text = content.text
  message.blocks = content.blocks
  message.isEdited = true
  context.changes.publish({ kind: 'message', message })
}

export const removeMessage = (context: SandboxContext, { channelId, ts, visibleTo }: Message): void => {
  const { messages } = context.workspace
  messages.splice(
    messages.findIndex(message => message.channelId === channelId && message.ts === ts),
    1,
  )
  context.changes.publish({
    kind: 'messageDeleted',
    channelId,
    ts,
    ...(visibleTo === undefined ? {} : { visibleTo }),
  })
}

const Texts = z.looseObject({ text: z.unknown().optional() })

/** Characters of every text in the blocks. */
const lengthOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + lengthOf(each), 0)
  if (typeof value !== 'object' || value === null) return 0
  const { text } = Texts.parse(value)
  const own = typeof text === 'string' ? text.length : 0
  return own + Object.values(value).reduce<number>((sum, each) => sum + lengthOf(each), 0)
}
