import { sendEvent } from '../outbound/sendEvent.ts'
import type { SandboxContext } from '../sandboxContext.ts'

/** Takes the app out of the workspace: its token ends, and it hears so. False when it was not installed. */
export const endInstallation = (context: SandboxContext): boolean => {
  if (!revokeToken(context)) return false
  sendEvent(context, { type: 'app_uninstalled' })
  return true
}

/** Ends the token of the app alone; it hears so. False when it was not installed. */
export const revokeToken = (context: SandboxContext): boolean => {
  if (context.installation.end() === undefined) return false
  sendEvent(context, { type: 'tokens_revoked', tokens: { oauth: [], bot: [context.app.botUserId] } })
  context.changes.publish({ kind: 'workspace' })
  return true
}
