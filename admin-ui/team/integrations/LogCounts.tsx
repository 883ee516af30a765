import type { IntegrationLog } from '@laurel/contract/team/integrations.ts'
import Typography from '@mui/material/Typography'
import { useText } from '../../messages/useText.ts'

/** How many people a run changed, deactivated and passed over. */
export const LogCounts = ({ log }: { readonly log: IntegrationLog }) => {
  const text = useText()
  const isPlan = log.is_dry_run || log.state === 'needs_confirmation'
  const { updated, reactivated, deactivated, skipped, unchanged } = log
  return (
    <Typography variant="body2">
      {text(isPlan ? 'integrations.countsPreview' : 'integrations.counts', {
        updated: updated + reactivated,
        deactivated,
        skipped,
        unchanged,
      })}
    </Typography>
  )
}
