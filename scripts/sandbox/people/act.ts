import { controlsOf } from '../blockKit/initialValues.ts'
import { failureText, sendInteraction, sharedFields } from '../outbound/sendInteraction.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import type { Message } from '../state/messages.ts'
import { toSlackMessage } from '../state/messages.ts'
import { findMessage } from '../state/post.ts'
import { toSlackView, type View, type ViewValues } from '../state/views.ts'
import { actorOf, NotPossible, personOf } from './actor.ts'
import { viewBefore } from './viewBefore.ts'

/** The used element: of a message, of an open modal or of the App Home. */
export type Target =
  | { channelId: string; messageTs: string; blockId?: string | undefined; actionId: string }
  | { viewId: string; blockId?: string | undefined; actionId: string }

/** The state of the element in Slack's words, such as `{ selected_option: { value: 'a', text } }`. */
export type Chosen = Record<string, unknown>

/**
 * A person clicks a button or picks something. Returns the message for them when the app did not accept it.
 */
export const act = async (
  context: SandboxContext,
  userId: string,
  target: Target,
  chosen: Chosen = {},
  values?: ViewValues,
): Promise<string | undefined> => {
  const user = personOf(context, userId)
  const { source, place } = find(context, userId, target, values)
  const placed = controlsOf(source.blocks).find(
    ({ blockId, control }) =>
      control.action_id === target.actionId && (target.blockId ?? blockId) === blockId,
  )
  if (placed === undefined) throw new NotPossible(`There is nothing called ${target.actionId} to use here.`)
  const { control, blockId } = placed
  const { type, text, value } = control
  const action = {
    type,
    action_id: target.actionId,
    block_id: blockId,
    ...(text === undefined ? {} : { text }),
    ...(value === undefined ? {} : { value }),
    ...chosen,
    action_ts: context.sequence.timestamp(),
  }
  const answer = await sendInteraction(context, {
    type: 'block_actions',
    ...sharedFields(context, user),
    ...place,
    trigger_id: context.triggers.create(user.id),
    actions: [action],
  })
  return failureText(context.app.name, answer)
}

const find = (context: SandboxContext, userId: string, target: Target, values: ViewValues | undefined) => {
  if ('viewId' in target) {
    const view = viewBefore(context, userId, target.viewId, values)
    return { source: view, place: placeOfView(context, view) }
  }
  actorOf(context, userId, target.channelId)
  const message = findMessage(context, target.channelId, target.messageTs)
  if (message === undefined || (message.visibleTo ?? userId) !== userId)
    throw new NotPossible('That message is gone: use a newer one.')
  return { source: message, place: placeOfMessage(context, userId, message, values) }
}

export const placeOfView = (context: SandboxContext, view: View) => ({
  container: { type: 'view', view_id: view.id },
  view: toSlackView(view, { teamId: context.workspace.team.id, app: context.app }),
})

const placeOfMessage = (
  context: SandboxContext,
  userId: string,
  message: Message,
  values: ViewValues | undefined,
) => {
  const channel = context.workspace.channels.get(message.channelId)
  const isEphemeral = message.visibleTo !== undefined
  return {
    container: {
      type: 'message',
      message_ts: message.ts,
      channel_id: message.channelId,
      is_ephemeral: isEphemeral,
    },
    channel: {
      id: message.channelId,
      name: channel?.directWith === undefined ? channel?.name : 'directmessage',
    },
    // An ephemeral message is kept nowhere: Slack names it only by the container.
    ...(isEphemeral ? {} : { message: toSlackMessage(message, context.app, context.workspace.team.id) }),
    state: { values: values ?? {} },
    response_url: context.responseUrls.create({
      userId,
      channelId: message.channelId,
      messageTs: message.ts,
    }),
  }
}
