import type { StripeSettings } from '../billing/stripe/openStripe.ts'
import type { SourceApps } from '../people/sources/openPersonSources.ts'
import type { GifSettings } from '../recognition/gifs/gifSettings.ts'
import type { SlackApp } from './settings.ts'

/** How the server reaches Slack, or the sandbox that takes its place. */
export type WorkspaceConnection = {
  readonly app: SlackApp
  /** Origin of the sign-in pages and the OpenID issuer. */
  readonly issuer: string
  /** Whether the app takes PKCE when people sign in. */
  readonly hasPkce?: boolean | undefined
  /** Address of the Web API, with a slash at its end. */
  readonly apiUrl: string
  /** The sandbox also provides GIFs and pictures of people; Slack does not. */
  readonly gifs?: GifSettings
  readonly imageOrigins?: readonly string[]
  /** The inbox of the sandbox, for codes that no provider sends. */
  readonly codeInbox?: { readonly url: string }
  /** The Stripe of the sandbox. */
  readonly stripe?: StripeSettings
  /** The HR systems of the sandbox, and Laurel’s registrations there. */
  readonly sources?: { readonly origins: Readonly<Record<string, string>>; readonly apps: SourceApps }
  /** The stand-ins of vendors of rewards in the sandbox, by the name of the vendor. Slack has none. */
  readonly vendorOrigins?: Readonly<Record<string, string>>
}

/** Slack itself, with the app that is registered there. */
export const connectToSlack = (app: SlackApp): WorkspaceConnection => ({
  app,
  issuer: app.url,
  hasPkce: app.hasPkce,
  apiUrl: `${app.url}/api/`,
})
