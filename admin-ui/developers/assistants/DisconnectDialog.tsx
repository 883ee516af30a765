import { disconnectTeamAssistant, type TeamAssistant } from '@laurel/contract/developers/assistants.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useText } from '../../messages/useText.ts'

type DisconnectDialogProps = { readonly assistant: TeamAssistant; readonly onClose: () => void }

export const DisconnectDialog = ({ assistant: { id, name, user }, onClose }: DisconnectDialogProps) => {
  const text = useText()
  return (
    <ConfirmAct
      title={text('apiKeys.assistants.disconnectTitle', { name, member: user.name })}
      confirmLabel={text('apiKeys.assistants.disconnect')}
      isDestructive
      send={act => act(disconnectTeamAssistant, { params: { id } })}
      notice={text('apiKeys.assistants.disconnected')}
      onClose={onClose}
    >
      <Typography>{text('apiKeys.assistants.disconnectSentence', { member: user.name })}</Typography>
    </ConfirmAct>
  )
}
