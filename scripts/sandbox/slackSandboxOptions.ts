import type { FastifyPluginAsync } from 'fastify'
import type { SandboxApp } from './appSettings.ts'
import type { SendRequest } from './outbound/deliveries.ts'
import type { SandboxWorkspace } from './seed.ts'
import type { MountedSourceStandIn } from './sources/mountSourceStandIns.ts'
import type { MountedStandIn } from './vendors/mountStandIns.ts'

export type InstalledWorkspace = { readonly slackTeamId: string; readonly botToken: string }

export type SlackSandboxOptions = {
  /** A free one is taken when none is given. */
  port?: number
  workspace: SandboxWorkspace
  /** More workspaces of the same Slack; the app is in none of them until a person installs it. */
  otherWorkspaces?: readonly SandboxWorkspace[]
  /** Where the app was installed when the sandbox ran before: it forgets, and the app does not. */
  installed?: readonly InstalledWorkspace[]
  app: SandboxApp
  /** Vendors of rewards below `/vendors/<vendor>`. */
  standIns?: readonly MountedStandIn[]
  /** Stripe, below `/v1` and `/stripe`. */
  stripe?: FastifyPluginAsync
  /** HR systems, below `/sources`. */
  sourceStandIns?: readonly MountedSourceStandIn[]
  now?: () => Date
  /** How the sandbox reaches the app. */
  fetch?: SendRequest
  /** Slack waits 3 seconds. */
  answerWithinMilliseconds?: number
  /** Slack repeats an event at once, after a minute and after five. */
  eventRetryWaits?: readonly number[]
}
