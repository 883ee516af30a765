import { type ChatChannel, getChatChannel } from '@laurel/contract/team/chatChannels.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import Alert from '@mui/material/Alert'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { type Translate, useText } from '../../messages/useText.ts'

/** Warns when shoutouts cannot be given in a chat channel, and says how to mend it. */
export const ChatChannelState = ({ id }: { readonly id: string }) => {
  const text = useText()
  const { data, error } = useAnswer(getChatChannel, () => ({ params: { id } }), [id])
  const isGone = error instanceof ApiError && error.status === 404
  const sentence = isGone ? text('recognition.gone') : data && obstacleOf(data.channel, text)
  return sentence === undefined ? null : <Alert severity="warning">{sentence}</Alert>
}

const obstacleOf = ({ name, is_archived, is_member }: ChatChannel, text: Translate): string | undefined => {
  if (is_archived) return text('recognition.archived', { name })
  return is_member ? undefined : text('recognition.notIn', { name })
}
