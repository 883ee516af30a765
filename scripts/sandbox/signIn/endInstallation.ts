import { sendEvent } from '../outbound/sendEvent.ts'
import type { SandboxContext } from '../sandboxContext.ts'

/** Takes the app out of the workspace: its token ends, and it hears so. False when it was not installed. */
export const endInstallation = (context: SandboxContext): boolean => {
  const token = context.installation.end()
  if (token === undefined) return false
  sendEvent(context, { type: 'tokens_revoked', tokens: { oauth: [], bot: [context.app.botUserId] } })
  sendEvent(context, { type: 'app_uninstalled' })
  context.changes.publish({ kind: 'workspace' })
  return true
}
