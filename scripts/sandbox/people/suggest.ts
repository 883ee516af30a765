import { z } from 'zod'
import { Option, OptionGroup } from '../blockKit/texts.ts'
import { sendInteraction, sharedFields } from '../outbound/sendInteraction.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { readJson } from '../webApi/method.ts'
import { placeOfView } from './act.ts'
import { personOf } from './actor.ts'
import { viewBefore } from './viewBefore.ts'

const Suggestions = z.union([
  z.object({ options: z.array(Option).max(100) }),
  z.object({ option_groups: z.array(OptionGroup).max(100) }),
])
export type Suggestions = z.output<typeof Suggestions>

export type SuggestionTarget = {
  viewId?: string | undefined
  channelId?: string | undefined
  messageTs?: string | undefined
  blockId: string
  actionId: string
}

/** A person types into a select whose options the app knows. Nothing when the app gave no usable answer. */
export const suggest = async (
  context: SandboxContext,
  userId: string,
  target: SuggestionTarget,
  typed: string,
): Promise<Suggestions | undefined> => {
  const user = personOf(context, userId)
  const place =
    target.viewId === undefined
      ? {
          container: { type: 'message', message_ts: target.messageTs, channel_id: target.channelId },
          channel: { id: target.channelId },
        }
      : placeOfView(context, viewBefore(context, userId, target.viewId))
  const answer = await sendInteraction(context, {
    type: 'block_suggestion',
    ...sharedFields(context, user),
    ...place,
    action_id: target.actionId,
    block_id: target.blockId,
    value: typed,
  })
  if (answer.kind === 'failed' || answer.status !== 200) return undefined
  return Suggestions.safeParse(readJson(answer.body)).data
}
