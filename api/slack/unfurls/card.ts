import type { KnownBlock } from '@slack/types'
import type { Speech } from '../../messages/speech.ts'
import { context, section } from '../announcements/messages/message.ts'
import { escapeMrkdwn } from '../blocks/mrkdwn.ts'

/** The preview of a link. Everyone in the conversation reads it. Plain text. */
export type Card = { readonly title: string; readonly kind: CardKind; readonly text: string }

export type CardKind = 'admin' | 'portal' | 'award' | 'channel'

export const blocksOfCard = (speech: Speech, { title, kind, text }: Card): KnownBlock[] => [
  section(`*${escapeMrkdwn(title)}*\n${escapeMrkdwn(text)}`.slice(0, 3000)),
  context([speech.text('unfurls.kind', { kind: speech.text(`unfurls.kinds.${kind}`) })]),
]

/** The preview of a page whose content is not for everyone in the conversation. */
export const closedCard = (speech: Speech, title: string): Card => ({
  title,
  kind: 'admin',
  text: speech.text('unfurls.closed'),
})

export const plainPortalCard = (speech: Speech): Card => ({
  title: speech.text('unfurls.portal'),
  kind: 'portal',
  text: speech.text('unfurls.portalText'),
})
