import type { SandboxContext } from '../sandboxContext.ts'
import type { User } from '../state/workspace.ts'
import type { AppAnswer } from './deliveries.ts'

/** What each interaction says about who did it and where. */
export const sharedFields = (context: SandboxContext, user: User) => ({
  team: { id: context.workspace.team.id, domain: context.workspace.team.domain },
  user: { id: user.id, username: user.name, name: user.name, team_id: context.workspace.team.id },
  api_app_id: context.app.id,
  token: 'sandbox',
  enterprise: null,
  is_enterprise_install: false,
})

/** Posts an interaction to the app: a form with one field, `payload`. */
export const sendInteraction = (
  context: SandboxContext,
  payload: Record<string, unknown>,
): Promise<AppAnswer> =>
  context.deliveries.send(
    context.app.requestUrls.interactivity,
    'form',
    new URLSearchParams({ payload: JSON.stringify(payload) }).toString(),
  )

/** The message for a person whose act the app did not accept; nothing when it did. */
export const failureText = (appName: string, answer: AppAnswer): string | undefined => {
  if (answer.kind === 'answered' && answer.status === 200) return undefined
  if (answer.kind === 'answered') return `${appName} answered with an error (${answer.status}). Try again.`
  return answer.reason === 'timeout'
    ? `${appName} did not answer in time. Try again.`
    : `${appName} could not be reached. Check that it runs, then try again.`
}
