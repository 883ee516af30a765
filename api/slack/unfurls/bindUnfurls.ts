import type { App } from '@slack/bolt'
import type { LinkUnfurls } from '@slack/types'
import type { WebClient } from '@slack/web-api'
import { z } from 'zod'
import { isSlackTrouble } from '../app/isSlackTrouble.ts'
import { slackCallerOf } from '../app/slackCaller.ts'
import type { SlackContext } from '../app/slackDependencies.ts'
import { speechTo } from '../speech/findSpeech.ts'
import { blocksOfCard } from './card.ts'
import { type Conversation, cardFor } from './cardFor.ts'
import { laurelPageOf } from './laurelPage.ts'

const LinkShared = z.object({
  channel: z.string(),
  user: z.string(),
  message_ts: z.string(),
  unfurl_id: z.string().optional(),
  source: z.enum(['composer', 'conversations_history']).optional(),
  links: z.array(z.object({ url: z.string() })),
})
type LinkShared = z.output<typeof LinkShared>

const Envelope = z.object({ is_ext_shared_channel: z.boolean().default(false) })

/** More links of one message have no preview. */
const linksMax = 5

/** Previews links to Laurel in the conversations of a workspace. */
export const bindUnfurls = (app: App, laurel: SlackContext): void => {
  app.event('link_shared', async ({ event, body, client, context }) => {
    const shared = LinkShared.parse(event)
    // The announcements of the app link to the portal, and need no preview.
    if (shared.user === context.botUserId) return
    const { teamId } = slackCallerOf(context, shared.user, client)
    const { is_ext_shared_channel: isShared } = Envelope.parse(body)
    const speech = await speechTo(laurel.ledger, teamId, null)
    const conversation = { teamId, slackChannelId: shared.channel, isShared, speech }
    const unfurls = await unfurlsOf(laurel, conversation, shared)
    if (Object.keys(unfurls).length > 0) await unfurl(laurel, client, shared, unfurls)
  })
}

const unfurlsOf = async (
  laurel: SlackContext,
  conversation: Conversation,
  { links }: LinkShared,
): Promise<LinkUnfurls> => {
  const unfurls: LinkUnfurls = {}
  for (const { url } of links.slice(0, linksMax)) {
    const page = laurelPageOf(url, laurel.settings.origin)
    if (page !== undefined)
      unfurls[url] = { blocks: blocksOfCard(conversation.speech, await cardFor(laurel, conversation, page)) }
  }
  return unfurls
}

/** A message without a preview is complete, so that a failure of Slack is only logged. */
const unfurl = async (
  { log }: SlackContext,
  client: WebClient,
  { channel, message_ts: ts, unfurl_id: unfurlId, source }: LinkShared,
  unfurls: LinkUnfurls,
): Promise<void> => {
  try {
    await (unfurlId !== undefined && source !== undefined
      ? client.chat.unfurl({ unfurl_id: unfurlId, source, unfurls })
      : client.chat.unfurl({ channel, ts, unfurls }))
  } catch (error) {
    if (!isSlackTrouble(error)) throw error
    log.warn({ err: error }, 'A link to Laurel could not be previewed.')
  }
}
