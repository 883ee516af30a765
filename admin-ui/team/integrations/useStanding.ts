import type { Integration } from '@laurel/contract/team/integrations.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

type Standing = { readonly label: string; readonly colour: string }

/** Says in a few words how an integration stands. */
export const useStanding = (): ((integration: Integration) => Standing) => {
  const text = useText()
  const formats = useFormats()
  return ({ is_connected, failing_since, latest_log, last_success_at, kind }) => {
    if (!is_connected) return { label: text('integrations.notConnected'), colour: 'text.disabled' }
    if (latest_log?.state === 'needs_confirmation')
      return { label: text('integrations.needsConfirmation'), colour: 'warning.main' }
    if (failing_since !== null)
      return {
        label: text('integrations.failing', { when: formats.instant(failing_since) }),
        colour: 'error.main',
      }
    if (kind === 'custom_catalog') return { label: text('integrations.connected'), colour: 'success.main' }
    if (last_success_at === null)
      return { label: text('integrations.firstSyncMissing'), colour: 'warning.main' }
    return {
      label: text('integrations.lastSync', { when: formats.instant(last_success_at) }),
      colour: 'success.main',
    }
  }
}
