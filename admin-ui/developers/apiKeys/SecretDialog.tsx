import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { InfoDialog } from '../../elements/action/InfoDialog.tsx'
import { useText } from '../../messages/useText.ts'

type SecretDialogProps = {
  readonly name: string
  readonly secret: string
  readonly onClose: () => void
}

/** Shows a secret, which no page shows again. */
export const SecretDialog = ({ name, secret, onClose }: SecretDialogProps) => {
  const text = useText()
  const [outcome, setOutcome] = useState<'copied' | 'copyRefused'>()
  const copy = () => {
    const writing =
      globalThis.navigator.clipboard?.writeText(secret) ?? Promise.reject(new Error('No clipboard'))
    writing.then(
      () => setOutcome('copied'),
      () => setOutcome('copyRefused'),
    )
  }
  return (
    <InfoDialog
      title={text('apiKeys.secretTitle', { name })}
      actions={
        <Button variant="contained" onClick={copy}>
          {text('apiKeys.copy')}
        </Button>
      }
      onClose={onClose}
    >
      <Alert severity="warning">{text('apiKeys.secretOnce')}</Alert>
      <TextField
        label={text('apiKeys.secret')}
        value={secret}
        multiline
        slotProps={{
          input: { readOnly: true, sx: { fontFamily: 'monospace', wordBreak: 'break-all' } },
        }}
        onFocus={event => event.target.select()}
        helperText={<span role="status">{outcome === undefined ? '' : text(`apiKeys.${outcome}`)}</span>}
      />
    </InfoDialog>
  )
}
