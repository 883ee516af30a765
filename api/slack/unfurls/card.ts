import type { KnownBlock } from '@slack/types'
import { context, section } from '../announcements/messages/message.ts'
import { escapeMrkdwn } from '../blocks/mrkdwn.ts'

/** The preview of a link. Everyone in the conversation reads it. Plain text. */
export type Card = { readonly title: string; readonly kind: string; readonly text: string }

export const blocksOfCard = ({ title, kind, text }: Card): KnownBlock[] => [
  section(`*${escapeMrkdwn(title)}*\n${escapeMrkdwn(text)}`.slice(0, 3000)),
  context([escapeMrkdwn(`Laurel · ${kind}`)]),
]

/** The preview of a page whose content is not for everyone in the conversation. */
export const closedCard = (title: string): Card => ({
  title,
  kind: 'Admin',
  text: 'Admins sign in to open this page.',
})

export const plainPortalCard: Card = {
  title: 'Your points and rewards',
  kind: 'Portal',
  text: 'Sign in to see who thanked you, and to spend your points.',
}
