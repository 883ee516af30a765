import {
  confirmIntegrationRun,
  dryRunIntegration,
  type Integration,
  syncIntegration,
} from '@laurel/contract/team/integrations.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { type Notice, useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import { LogDialog } from './LogDialog.tsx'

type SyncPartProps = { readonly integration: Integration; readonly onChanged: () => void }

type Begun = {
  readonly ok: boolean
  readonly message: string | null
  readonly log_id: string | null
}

/** The syncs of a source: a preview, a sync by hand, and the run that the guard holds. */
export const SyncPart = ({ integration, onChanged }: SyncPartProps) => {
  const { title: name, provider, latest_log: latest, is_incremental: isIncremental } = integration
  const text = useText()
  const [logId, setLogId] = useState<string>()
  const noticeOf =
    (begun: string) =>
    ({ ok, message }: { readonly ok: boolean; readonly message: string | null }): Notice => ({
      text: ok ? begun : (message ?? text('integrations.errorOccurred')),
      type: ok ? 'success' : 'warning',
    })
  const onDone = ({ log_id: id }: { readonly log_id: string | null }) => setLogId(id ?? undefined)
  const preview = useAct<null, Begun>(
    (_nothing, act) => act(dryRunIntegration, { params: { provider }, body: {} }),
    noticeOf(text('integrations.previewBegun', { name })),
    { onDone },
  )
  const sync = useAct<null, Begun>(
    (_nothing, act) => act(syncIntegration, { params: { provider }, body: {} }),
    noticeOf(text('integrations.syncBegun', { name })),
    { onDone },
  )
  const isHeld = latest?.state === 'needs_confirmation'
  const schedule = isIncremental
    ? text('integrations.schedule')
    : text('integrations.scheduleNightly', { name })
  const refusal = preview.refusal ?? sync.refusal
  return (
    <>
      <Typography color="text.secondary">
        {integration.last_success_at === null ? text('integrations.firstSync') : schedule}
      </Typography>
      {latest && isHeld && <HeldRun integration={integration} onLook={() => setLogId(latest.id)} />}
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant={integration.last_success_at === null ? 'contained' : 'outlined'}
          loading={preview.isRunning}
          onClick={() => void preview.perform(null)}
        >
          {text('integrations.preview')}
        </Button>
        <Button
          variant={integration.last_success_at === null ? 'outlined' : 'contained'}
          loading={sync.isRunning}
          onClick={() => void sync.perform(null)}
        >
          {text('integrations.sync')}
        </Button>
      </Box>
      {logId !== undefined && (
        <LogDialog
          logId={logId}
          name={name}
          {...(isHeld && logId === latest.id && { first: 'deactivate' as const })}
          onClose={() => {
            setLogId(undefined)
            onChanged()
          }}
        />
      )}
    </>
  )
}

type HeldRunProps = { readonly integration: Integration; readonly onLook: () => void }

const HeldRun = ({ integration, onLook }: HeldRunProps) => {
  const { title: name, provider, latest_log: latest } = integration
  const text = useText()
  const [asked, setAsked] = useState<'confirm' | 'cancel'>()
  const count = { smart_count: latest?.deactivated ?? 0 }
  const answer = asked === 'confirm'
  return (
    <Alert severity="warning">
      <strong>{text('integrations.heldTitle', count)}</strong>
      <Typography variant="body2">{text('integrations.heldSentence', { name })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
        <Button size="small" variant="outlined" onClick={onLook}>
          {text('integrations.look')}
        </Button>
        <Button size="small" variant="outlined" color="error" onClick={() => setAsked('confirm')}>
          {text('integrations.confirm')}
        </Button>
        <Button size="small" onClick={() => setAsked('cancel')}>
          {text('integrations.cancelRun')}
        </Button>
      </Box>
      {asked && (
        <ConfirmAct
          title={answer ? text('integrations.confirmTitle', count) : text('integrations.cancelRun')}
          confirmLabel={text(answer ? 'integrations.confirm' : 'integrations.cancelRun')}
          isDestructive={answer}
          closeLabel={text('integrations.close')}
          send={act => act(confirmIntegrationRun, { params: { provider }, body: { goes_on: answer } })}
          notice={({ ok, message }) => ({
            text: ok
              ? text(answer ? 'integrations.confirmed' : 'integrations.cancelled')
              : (message ?? text('integrations.errorOccurred')),
            type: ok ? 'success' : 'warning',
          })}
          onClose={() => setAsked(undefined)}
        >
          <Typography>
            {text(answer ? 'integrations.confirmSentence' : 'integrations.cancelSentence')}
          </Typography>
        </ConfirmAct>
      )}
    </Alert>
  )
}
