import { type ChatChannel, getChatChannel } from '@laurel/contract/team/chatChannels.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import Alert from '@mui/material/Alert'
import { useAnswer } from '../../app/connection/useAnswer.ts'

/** Says what keeps people from thanking each other in a chat channel; nothing while nothing does. */
export const ChatChannelState = ({ id }: { readonly id: string }) => {
  const { data, error } = useAnswer(getChatChannel, () => ({ params: { id } }), [id])
  const isGone = error instanceof ApiError && error.status === 404
  const sentence = isGone ? gone : data && obstacleOf(data.channel)
  return sentence === undefined ? null : <Alert severity="warning">{sentence}</Alert>
}

const gone =
  'Laurel can’t see this channel in Slack. It was deleted, or it is private and Laurel was removed: choose another one, or invite Laurel there.'

const obstacleOf = ({ name, is_archived, is_member }: ChatChannel): string | undefined => {
  if (is_archived)
    return `#${name} is archived in Slack: nobody can give shoutouts there until it is opened again.`
  if (!is_member)
    return `Laurel is not in #${name} and can’t announce anything there: write /invite @Laurel in it.`
  return undefined
}
