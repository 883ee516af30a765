import { failureText, sendInteraction, sharedFields } from '../outbound/sendInteraction.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { toSlackMessage } from '../state/messages.ts'
import { findMessage } from '../state/post.ts'
import { actorOf, NotPossible, personOf } from './actor.ts'

/** A person uses a shortcut of the app, from anywhere or on a message. */
export const runShortcut = async (
  context: SandboxContext,
  userId: string,
  callbackId: string,
  on?: { channelId: string; messageTs: string },
): Promise<string | undefined> => {
  const user = personOf(context, userId)
  const answer = await sendInteraction(context, {
    type: on === undefined ? 'shortcut' : 'message_action',
    ...sharedFields(context, user),
    callback_id: callbackId,
    trigger_id: context.triggers.create(user.id),
    action_ts: context.sequence.timestamp(),
    ...(on === undefined ? {} : placeOf(context, userId, on)),
  })
  return failureText(context.app.name, answer)
}

const placeOf = (context: SandboxContext, userId: string, on: { channelId: string; messageTs: string }) => {
  const { channel } = actorOf(context, userId, on.channelId)
  const message = findMessage(context, on.channelId, on.messageTs)
  if (message === undefined) throw new NotPossible('That message is gone: use a newer one.')
  return {
    channel: { id: channel.id, name: channel.directWith === undefined ? channel.name : 'directmessage' },
    message_ts: message.ts,
    message: toSlackMessage(message, context.app, context.workspace.team.id),
    response_url: context.responseUrls.create({ userId, ...on }),
  }
}
