import type { AllMiddlewareArgs, MessageShortcut, SlackShortcutMiddlewareArgs } from '@slack/bolt'
import { z } from 'zod'
import type { Speech } from '../../../messages/speech.ts'
import { slackCallerOf } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { formDataOrReply, openForm } from '../../../slack/giving/openForm.ts'
import { readableText } from '../../../slack/giving/readableText.ts'
import { withNames } from '../../../slack/giving/withNames.ts'
import { shoutoutGiving } from '../shoutouts/shoutoutGiving.ts'
import type { ShoutoutDraft } from '../shoutouts/shoutoutText.ts'
import { linkTo } from './linkTo.ts'

export const thankForMessageId = 'thankForMessage'

/** A message as a shortcut delivers it. A message with a bot id was written by an app. */
const PraisedMessage = z.object({
  ts: z.string(),
  user: z.string().optional(),
  bot_id: z.string().optional(),
  text: z.string().default(''),
})
type PraisedMessage = z.output<typeof PraisedMessage>

const excerptLengthMax = 200

/** Handles "Thank for this message": opens the form with its author, text and link. */
export const thankForMessageUsed =
  (laurel: SlackContext) =>
  async ({
    ack,
    shortcut,
    client,
    context,
  }: SlackShortcutMiddlewareArgs<MessageShortcut> & AllMiddlewareArgs): Promise<void> => {
    await ack()
    const caller = slackCallerOf(context, shortcut.user.id, client)
    const origin = { slackChannelId: shortcut.channel.id, responseUrl: shortcut.response_url }
    const formData = await formDataOrReply(shoutoutGiving, laurel, caller, origin)
    if (!formData) return
    const written = PraisedMessage.parse(shortcut.message)
    const message = { ...written, text: await withNames(laurel, caller.teamId, readableText(written.text)) }
    const link = await linkTo(client, { slackChannelId: shortcut.channel.id, ts: message.ts })
    const opening = {
      triggerId: shortcut.trigger_id,
      origin,
      ...openingFor(message, caller.slackUserId, link, formData.speech),
    }
    await openForm(shoutoutGiving, laurel, caller, formData, opening)
  }

/** The initial draft. It names no recipient if an app or the giver wrote the message. */
export const openingFor = (
  message: PraisedMessage,
  slackUserId: string,
  link: string | undefined,
  speech: Speech,
): { readonly draft: ShoutoutDraft; readonly notes: readonly string[] } => {
  const isByApp = message.user === undefined || message.bot_id !== undefined
  const isOwn = message.user === slackUserId
  return {
    draft: {
      recipients: isByApp || isOwn || message.user === undefined ? [] : [message.user],
      points: null,
      value: null,
      message: quotation(message.text, link, speech),
      gif: null,
    },
    notes: [
      ...(isByApp ? [speech.text('recognition.openings.byApp')] : []),
      ...(isOwn ? [speech.text('recognition.openings.own')] : []),
    ],
  }
}

const quotation = (text: string, link: string | undefined, speech: Speech): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  const isCut = line.length > excerptLengthMax
  const words = isCut ? `${line.slice(0, excerptLengthMax).toWellFormed()}…` : line
  const quoted = words === '' ? '' : speech.text('recognition.openings.quotation', { words })
  return [quoted, link ?? ''].filter(part => part !== '').join('\n')
}
