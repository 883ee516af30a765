import { authorizeIntegration, type Integration, setSubdomain } from '@laurel/contract/team/integrations.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'

type GrantPartProps = { readonly integration: Integration }

/** The way to a partner where an administrator grants access; the subdomain comes first where the address needs it. */
export const GrantPart = ({ integration }: GrantPartProps) => {
  const { title: name, provider, is_available: isAvailable, is_connected: isConnected } = integration
  const { needs_subdomain: needsSubdomain } = integration
  const text = useText()
  const { leaveFor } = useConnection()
  const [subdomain, setTyped] = useState(integration.subdomain ?? '')
  const { perform, isRunning, refusal } = useAct(
    async (_nothing: null, act) => {
      if (needsSubdomain && !isConnected)
        await act(setSubdomain, { params: { provider }, body: { subdomain } })
      return act(authorizeIntegration, { params: { provider }, body: {} })
    },
    ({ ok, message }) => ({
      text: ok ? text('integrations.wait') : (message ?? text('integrations.errorOccurred')),
      type: ok ? 'success' : 'warning',
    }),
    {
      onDone: ({ authorize_url: address }) => {
        if (address !== null) leaveFor(address)
      },
    },
  )
  if (!isAvailable) return <Alert severity="info">{text('integrations.notAvailable', { name })}</Alert>
  const go = (event: FormEvent) => {
    event.preventDefault()
    void perform(null)
  }
  return (
    <Box component="form" onSubmit={go} noValidate sx={{ display: 'grid', gap: 2 }}>
      {!isConnected && (
        <Typography>{text(`integrations.grantSentence.${integration.kind}`, { name })}</Typography>
      )}
      {needsSubdomain && !isConnected && (
        <TextField
          label={text('integrations.subdomain')}
          value={subdomain}
          onChange={event => setTyped(event.target.value)}
          error={refusal !== undefined}
          helperText={refusal?.message ?? text('integrations.subdomainHint', { name })}
          slotProps={{ htmlInput: { required: true, autoCapitalize: 'none', spellCheck: false } }}
        />
      )}
      {refusal && (isConnected || !needsSubdomain) && <Alert severity="error">{refusal.message}</Alert>}
      <Button
        type="submit"
        variant={isConnected ? 'outlined' : 'contained'}
        loading={isRunning}
        sx={{ justifySelf: 'start' }}
      >
        {isConnected ? text('integrations.grantAgain') : text('integrations.continueAt', { name })}
      </Button>
    </Box>
  )
}
