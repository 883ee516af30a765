import { z } from 'zod'
import { Block } from '../blockKit/blocks.ts'
import { Option, OptionGroup, plainText } from '../blockKit/texts.ts'

/** The state of an interactive element in Slack's words; an element sets the keys of its own type. */
export const ElementState = z.looseObject({
  value: z.string().nullish(),
  selected_option: Option.nullish(),
  selected_options: z.array(Option).nullish(),
  selected_user: z.string().nullish(),
  selected_users: z.array(z.string()).nullish(),
  selected_conversation: z.string().nullish(),
  selected_conversations: z.array(z.string()).nullish(),
  selected_channel: z.string().nullish(),
  selected_channels: z.array(z.string()).nullish(),
  selected_date: z.string().nullish(),
  selected_time: z.string().nullish(),
})
export type ElementState = z.infer<typeof ElementState>

/** block_id → action_id → state. */
export const ElementStates = z.record(z.string(), z.record(z.string(), ElementState))
export type ElementStates = z.infer<typeof ElementStates>

const PageMessage = z.object({
  ts: z.string(),
  channelId: z.string(),
  userId: z.string(),
  isFromApp: z.boolean(),
  text: z.string(),
  blocks: z.array(Block),
  threadTs: z.string().optional(),
  visibleTo: z.string().optional(),
  isEdited: z.boolean(),
  reactions: z.array(z.object({ name: z.string(), users: z.array(z.string()) })),
  unfurls: z.record(z.string(), z.array(Block)).optional(),
})
export type PageMessage = z.infer<typeof PageMessage>
export const PageMessages = z.array(PageMessage)

const PageView = z.object({
  id: z.string(),
  hash: z.string(),
  blocks: z.array(Block),
  values: ElementStates,
})
export type PageView = z.infer<typeof PageView>

const PageModal = PageView.extend({
  title: plainText(24),
  submit: plainText(24).optional(),
  close: plainText(24).optional(),
})
export type PageModal = z.infer<typeof PageModal>

const PagePerson = z.object({
  id: z.string(),
  name: z.string(),
  realName: z.string(),
  title: z.string(),
  picture: z.string(),
  isBot: z.boolean(),
  isDeleted: z.boolean(),
  role: z.string(),
})
export type PagePerson = z.infer<typeof PagePerson>

const PageChannel = z.object({
  id: z.string(),
  name: z.string(),
  topic: z.string(),
  purpose: z.string(),
  isPrivate: z.boolean(),
  isArchived: z.boolean(),
  memberIds: z.array(z.string()),
  isMember: z.boolean(),
})
export type PageChannel = z.infer<typeof PageChannel>

/** Everything the page shows to a person except the messages. */
export const PageWorkspace = z.object({
  team: z.object({ name: z.string() }),
  otherWorkspaces: z.array(z.object({ name: z.string(), address: z.string() })),
  me: z.string(),
  app: z.object({
    name: z.string(),
    description: z.string(),
    userId: z.string(),
    isInstalled: z.boolean(),
    slashCommands: z.array(z.object({ command: z.string(), usageHint: z.string(), description: z.string() })),
    shortcuts: z.array(
      z.object({ kind: z.enum(['global', 'message']), callbackId: z.string(), name: z.string() }),
    ),
  }),
  people: z.array(PagePerson),
  channels: z.array(PageChannel),
  userGroups: z.array(z.object({ id: z.string(), handle: z.string(), name: z.string(), userCount: z.int() })),
  directChannelId: z.string(),
  home: PageView.nullable(),
  stack: z.array(PageModal),
})
export type PageWorkspace = z.infer<typeof PageWorkspace>

/** A server-sent event of `/sandbox/stream`. */
export const PageChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), message: PageMessage }),
  z.object({ kind: z.literal('messageDeleted'), channelId: z.string(), ts: z.string() }),
  z.object({ kind: z.literal('views'), stack: z.array(PageModal) }),
  z.object({ kind: z.literal('home'), view: PageView }),
  z.object({ kind: z.literal('workspace') }),
])
export type PageChange = z.infer<typeof PageChange>

/** An act of a person: `POST /sandbox/do/<name>` with the body and the `user`. */
export type PageAct<Body extends z.ZodObject, Answer extends z.ZodType> = {
  readonly name: string
  readonly body: Body
  readonly answer: Answer
}

const act = <Body extends z.ZodRawShape, Answer extends z.ZodType>(
  name: string,
  body: Body,
  answer: Answer,
) => ({ name, body: z.object(body), answer })

const nothing = z.unknown()
const Problem = z.object({ problem: z.string().nullable() })
const inChannel = { channelId: z.string() }
const onMessage = { ...inChannel, messageTs: z.string() }
const onView = { viewId: z.string() }
const element = { blockId: z.string(), actionId: z.string() }

const Target = z.union([z.object({ ...onView, ...element }), z.object({ ...onMessage, ...element })])

const Outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted') }),
  z.object({ kind: z.literal('errors'), errors: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('failed'), text: z.string() }),
])

export const pageActs = {
  say: act('say', { ...inChannel, text: z.string() }, nothing),
  command: act('command', { ...inChannel, command: z.string(), text: z.string() }, nothing),
  use: act(
    'act',
    { target: Target, chosen: ElementState.optional(), values: ElementStates.optional() },
    Problem,
  ),
  /** The answer is empty when the app gave no usable options. */
  suggest: act(
    'suggest',
    {
      ...element,
      viewId: z.string().optional(),
      channelId: z.string().optional(),
      messageTs: z.string().optional(),
      typed: z.string(),
    },
    z.object({ options: z.array(Option).optional(), option_groups: z.array(OptionGroup).optional() }),
  ),
  submit: act('submit', { ...onView, values: ElementStates.optional() }, Outcome),
  close: act('close', { ...onView, isCleared: z.boolean().default(false) }, nothing),
  home: act('home', { tab: z.enum(['home', 'messages']) }, nothing),
  shortcut: act('shortcut', { callbackId: z.string(), on: z.object(onMessage).optional() }, Problem),
  react: act('react', { ...onMessage, name: z.string() }, nothing),
  dismiss: act('dismiss', onMessage, nothing),
  join: act('join', inChannel, nothing),
  leave: act('leave', inChannel, nothing),
}
