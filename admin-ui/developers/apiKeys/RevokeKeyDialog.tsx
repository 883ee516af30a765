import { type ApiKey, revokeApiKey } from '@laurel/contract/developers/apiKeys.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useText } from '../../messages/useText.ts'

type RevokeKeyProps = { readonly apiKey: ApiKey; readonly onClose: () => void }

export const RevokeKeyDialog = ({ apiKey: { id, name }, onClose }: RevokeKeyProps) => {
  const text = useText()
  return (
    <ConfirmAct
      title={text('apiKeys.revokeTitle', { name })}
      confirmLabel={text('apiKeys.revoke')}
      isDestructive
      send={act => act(revokeApiKey, { params: { id } })}
      notice={text('apiKeys.revoked')}
      onClose={onClose}
    >
      <Typography>{text('apiKeys.revokeSentence')}</Typography>
    </ConfirmAct>
  )
}
