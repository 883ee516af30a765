import type { IntegrationLog } from '@laurel/contract/team/integrationLogs.ts'
import Typography from '@mui/material/Typography'
import { useText } from '../../messages/useText.ts'

/** Nothing of the run is done: it was a preview, or it waits or ended before. */
export const isPlanOnly = ({ is_dry_run: isDryRun, state }: IntegrationLog): boolean =>
  isDryRun || state === 'needs_confirmation' || state === 'cancelled' || state === 'failed'

/** How many people a run changed, deactivated and passed over. */
export const LogCounts = ({ log }: { readonly log: IntegrationLog }) => {
  const text = useText()
  const isPlan = isPlanOnly(log)
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
