import Link from '@mui/material/Link'
import { useText } from '../../messages/useText.ts'
import { MessageText } from '../emoji/MessageText.tsx'

const address = /(https?:\/\/[^\s<>]+)/g

/** A message as Slack shows it, whose addresses are links. A long address shows its place only. */
export const LinkedMessage = ({ message }: { readonly message: string }) => {
  const text = useText()
  return message.split(address).map((part, index) =>
    part.startsWith('http') && URL.canParse(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its place.
      <Link key={index} href={part} target="_blank" rel="noopener noreferrer">
        {isSlackMessage(part) ? text('action.openInSlack') : new URL(part).host}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its place.
      <MessageText key={index} text={part} />
    ),
  )
}

/** Slack's links to messages name the channel and the time. */
const isSlackMessage = (link: string): boolean => /\/archives\/[A-Z0-9]+\/p\d+/.test(link)
