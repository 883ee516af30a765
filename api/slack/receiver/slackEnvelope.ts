import { isStorableText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import type { SlackBody } from './parseBody.ts'

const Id = z.string().min(1).max(255).refine(isStorableText)
const Identified = z.looseObject({ id: Id })
const Workspace = Identified.nullish()

/** A body that names its workspace as commands and events do. */
const ofWorkspace = { team_id: Id.optional(), enterprise_id: Id.nullish() }

const Command = z.looseObject({
  ...ofWorkspace,
  event: z.undefined().optional(),
  command: Id,
  user_id: Id,
  channel_id: Id.optional(),
  trigger_id: Id.optional(),
})

const Event = z.looseObject({
  ...ofWorkspace,
  type: z.literal('event_callback'),
  event: z.looseObject({
    type: Id,
    user: z.union([Id, Identified]).optional(),
    channel: z.union([Id, Identified]).optional(),
    channel_id: Id.optional(),
    item: z.looseObject({}).optional(),
    subteam: z.looseObject({}).optional(),
  }),
  authorizations: z.array(z.looseObject({})).optional(),
})

/** A click, a submitted form, a shortcut or the options of a select. */
const Interaction = z.looseObject({
  event: z.undefined().optional(),
  command: z.undefined().optional(),
  type: z.enum([
    'block_actions',
    'block_suggestion',
    'view_submission',
    'view_closed',
    'shortcut',
    'message_action',
  ]),
  user: Identified,
  team: Workspace,
  enterprise: Workspace,
  actions: z
    .array(z.looseObject({ type: Id, action_id: Id }))
    .min(1)
    .optional(),
  view: z.looseObject({ id: Id.optional(), callback_id: z.string().optional() }).nullish(),
  channel: Identified.optional(),
})

const Envelope = z.union([Event, Interaction, Command])

/** Whether a body has the shape of a request of Slack. Listeners rely on these fields. */
export const isSlackEnvelope = (body: SlackBody): boolean => Envelope.safeParse(body).success
