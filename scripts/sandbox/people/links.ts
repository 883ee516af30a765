import { sendEvent } from '../outbound/sendEvent.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import type { Message } from '../state/messages.ts'

const address = /(?<![<|])\bhttps?:\/\/[^\s<>|]+/g

/** Marks the addresses in an escaped text as Slack does: `<https://…>`. */
export const markLinks = (text: string): string => text.replaceAll(address, '<$&>')

/** Sends `link_shared` for the links whose host the app previews. */
export const reportLinks = (context: SandboxContext, { channelId, userId, ts, text }: Message): void => {
  const { app, workspace } = context
  const links = [...text.matchAll(/<(https?:\/\/[^<>|]+)>/g)].flatMap(([, link = '']) => {
    const url = link.replaceAll('&amp;', '&')
    const domain = URL.parse(url)?.hostname
    return domain !== undefined && app.unfurlDomains.includes(domain) ? [{ domain, url }] : []
  })
  if (links.length === 0 || !context.installation.scopes().includes('links:read')) return
  sendEvent(context, {
    type: 'link_shared',
    channel: channelId,
    is_bot_user_member: workspace.channels.get(channelId)?.members.includes(app.botUserId) === true,
    user: userId,
    message_ts: ts,
    source: 'conversations_history',
    unfurl_id: `${channelId}.${ts}`,
    links,
  })
}
