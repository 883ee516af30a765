import type { WorkspaceSetup } from '../../../slack/installations/createSetup.ts'
import { setupNotPossible } from './setupProblems.ts'

/** The setup of workspaces. Throws a problem where this server is not connected with Slack. */
export const connectedSetup = (setup: WorkspaceSetup | undefined): WorkspaceSetup => {
  if (setup === undefined) throw setupNotPossible()
  return setup
}
