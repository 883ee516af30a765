import type { Integration } from '@laurel/contract/team/integrations.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { InfoDialog } from '../../elements/action/InfoDialog.tsx'
import { useText } from '../../messages/useText.ts'
import { ColumnsDialog } from './ColumnsDialog.tsx'
import { CredentialsDialog } from './CredentialsDialog.tsx'
import { DisconnectIntegration } from './DisconnectIntegration.tsx'
import { GrantPart } from './GrantPart.tsx'
import { IssuePart } from './IssuePart.tsx'
import { MappingDialog, type Target } from './MappingDialog.tsx'
import { SyncPart } from './SyncPart.tsx'
import { TestPart } from './TestPart.tsx'
import { useStanding } from './useStanding.ts'

type IntegrationDialogProps = {
  readonly integration: Integration
  readonly targets: readonly Target[]
  readonly onChanged: () => void
  readonly onClose: () => void
}

type Inner = 'credentials' | 'mapping' | 'disconnect'

/** One integration: how it is connected, its syncs, and what else can be done with it. */
export const IntegrationDialog = (props: IntegrationDialogProps) => {
  const { integration, targets, onChanged, onClose } = props
  const text = useText()
  const { label } = useStanding()(integration)
  const [inner, setInner] = useState<Inner>()
  const close = () => setInner(undefined)
  const { title, kind, connects, is_connected: isConnected, has_grant: hasGrant } = integration
  const { is_available: isAvailable } = integration
  const isTyped = connects === 'credentials' && integration.fields.length > 0
  return (
    <>
      <InfoDialog title={title} onClose={onClose}>
        <Box>
          <Typography color="text.secondary">{text(`integrations.kind.${kind}`)}</Typography>
          <Typography sx={{ fontWeight: 550 }}>{label}</Typography>
        </Box>
        {integration.failing_since !== null && integration.last_problem !== null && (
          <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
            {integration.last_problem}
          </Alert>
        )}
        {!isAvailable && !hasGrant && (
          <Alert severity="info">{text('integrations.unknownHere', { name: title })}</Alert>
        )}
        {hasGrant && !isConnected && <GrantPart integration={integration} />}
        {connects !== 'credentials' && connects !== 'oauth' && (
          <IssuePart integration={integration} onChanged={onChanged} />
        )}
        {isTyped && !isConnected && (
          <Button
            variant={hasGrant ? 'outlined' : 'contained'}
            onClick={() => setInner('credentials')}
            sx={{ alignSelf: 'start' }}
          >
            {text(hasGrant ? 'integrations.enterInstead' : 'integrations.connect')}
          </Button>
        )}
        {isConnected && kind === 'data_sync' && <SyncPart integration={integration} onChanged={onChanged} />}
        {isConnected && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <TestPart integration={integration} />
            {hasGrant && <GrantPart integration={integration} />}
            {isTyped && (
              <Button variant="outlined" onClick={() => setInner('credentials')}>
                {text('integrations.change')}
              </Button>
            )}
            {kind === 'data_sync' && (
              <Button variant="outlined" onClick={() => setInner('mapping')}>
                {text('integrations.fieldsOf')}
              </Button>
            )}
            <Button color="error" onClick={() => setInner('disconnect')}>
              {text('integrations.disconnect')}
            </Button>
          </Box>
        )}
      </InfoDialog>
      {inner === 'credentials' && <CredentialsDialog integration={integration} onClose={close} />}
      {inner === 'mapping' && integration.columns !== null && (
        <ColumnsDialog integration={integration} onClose={close} />
      )}
      {inner === 'mapping' && integration.columns === null && (
        <MappingDialog integration={integration} targets={targets} onClose={close} />
      )}
      {inner === 'disconnect' && <DisconnectIntegration integration={integration} onClose={close} />}
    </>
  )
}
