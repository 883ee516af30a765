import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { InfoDialog } from '../../elements/action/InfoDialog.tsx'
import { useText } from '../../messages/useText.ts'

type SecretDialogProps = { readonly secret: string; readonly onClose: () => void }

/** Shows a secret once, to be copied. */
export const SecretDialog = ({ secret, onClose }: SecretDialogProps) => {
  const text = useText()
  const [copying, setCopying] = useState<'copied' | 'failed'>()
  const copy = async () => {
    // A page that is not served over https has no clipboard.
    const { clipboard }: { readonly clipboard?: Clipboard } = globalThis.navigator
    const isCopied = await (clipboard?.writeText(secret) ?? Promise.reject(new Error('No clipboard'))).then(
      () => true,
      () => false,
    )
    setCopying(isCopied ? 'copied' : 'failed')
  }
  return (
    <InfoDialog
      title={text('webhooks.secretTitle')}
      // A click beside it must not lose the secret.
      onClose={() => undefined}
      closing={
        <Button variant="contained" onClick={onClose}>
          {text('webhooks.done')}
        </Button>
      }
    >
      <Typography>{text('webhooks.secretSentence')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
        <TextField
          fullWidth
          label={text('webhooks.secret')}
          value={secret}
          slotProps={{ input: { readOnly: true, sx: { fontFamily: 'monospace', fontSize: '0.875rem' } } }}
          onFocus={event => event.target.select()}
        />
        <Button variant="outlined" onClick={() => void copy()} sx={{ flexShrink: 0 }}>
          {text(copying === 'copied' ? 'webhooks.copied' : 'webhooks.copy')}
        </Button>
      </Box>
      <Box role="status">
        {copying === 'failed' && <Alert severity="warning">{text('webhooks.copyFailed')}</Alert>}
      </Box>
    </InfoDialog>
  )
}
