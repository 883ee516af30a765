import { resolve } from 'node:path'
import { z } from 'zod'
import type { GifSettings } from '../recognition/gifs/gifSettings.ts'
import { gifEnvironment, gifsIn, isKeyGiven } from './gifEnvironment.ts'
import { type StoreSettings, storeSettings } from './stores/settings.ts'

const port = z.coerce.number().int().min(1).max(65_535)

const Environment = z
  .object({
    PORT: port.default(4400),
    SANDBOX_PORT: port.optional(),
    LAUREL_ORIGIN: z.url().optional(),
    LAUREL_HOST: z.string().default('127.0.0.1'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    LAUREL_DEMO: z.enum(['on', 'off']).default('on'),
    LAUREL_CHECKPOINTS: z.string().optional(),
    SLACK_URL: z.url().default('https://slack.com'),
    SLACK_CLIENT_ID: z.string().optional(),
    SLACK_CLIENT_SECRET: z.string().optional(),
    SLACK_SIGNING_SECRET: z.string().optional(),
    SLACK_PKCE: z.enum(['on', 'off']).default('off'),
  })
  .extend(gifEnvironment.shape)
  .refine(isKeyGiven, { error: 'Set GIF_API_KEY to your key of the GIF_PROVIDER, or GIF_PROVIDER to off.' })
  .refine(
    ({ SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET }) =>
      new Set([SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET].map(value => value === undefined))
        .size === 1,
    {
      error:
        'Set SLACK_CLIENT_ID, SLACK_CLIENT_SECRET and SLACK_SIGNING_SECRET together, or none of them to use the sandbox.',
    },
  )

/** A Slack app that was registered with Slack itself. */
export type SlackApp = {
  readonly clientId: string
  readonly clientSecret: string
  readonly signingSecret: string
  /** Where Slack is, `https://slack.com` unless said otherwise. */
  readonly url: string
  /** Whether PKCE is on in the app's settings at Slack, which makes it a public client. */
  readonly hasPkce?: boolean
}

export type ServeSettings = StoreSettings & {
  readonly host: string
  readonly port: number
  readonly sandboxPort: number
  /** Where people reach Laurel; links in messages begin with it. */
  readonly origin: string
  readonly logLevel: string
  /** Whether the sandbox's team comes with a year of history; it does unless said otherwise. */
  readonly hasDemo?: boolean
  /** Where a signed checkpoint is kept every day. Left out, none is taken. */
  readonly checkpointFolder?: string | undefined
  /** Left out, the sandbox stands in for a provider of GIFs, where it stands in for Slack. */
  readonly gifs?: GifSettings | 'off' | undefined
  /** Left out, the sandbox workspace stands in for Slack. */
  readonly slackApp: SlackApp | undefined
}

/** Reads the settings of the server. Throws an error that names what is wrong. */
export const serveSettings = (environment: NodeJS.ProcessEnv = process.env): ServeSettings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new WrongSettings(z.prettifyError(parsed.error))
  const {
    PORT,
    SANDBOX_PORT,
    LAUREL_ORIGIN,
    LAUREL_HOST,
    LOG_LEVEL,
    LAUREL_DEMO,
    LAUREL_CHECKPOINTS,
    ...slack
  } = parsed.data
  const { SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET, SLACK_URL, SLACK_PKCE } = slack
  return {
    ...storeSettings(environment),
    host: LAUREL_HOST,
    port: PORT,
    sandboxPort: SANDBOX_PORT ?? PORT + 1,
    origin: LAUREL_ORIGIN ? new URL(LAUREL_ORIGIN).origin : `http://localhost:${PORT}`,
    logLevel: LOG_LEVEL,
    hasDemo: LAUREL_DEMO === 'on',
    checkpointFolder: LAUREL_CHECKPOINTS === undefined ? undefined : resolve(LAUREL_CHECKPOINTS.trim()),
    gifs: gifsIn(parsed.data),
    slackApp:
      SLACK_CLIENT_ID && SLACK_CLIENT_SECRET && SLACK_SIGNING_SECRET
        ? {
            clientId: SLACK_CLIENT_ID,
            clientSecret: SLACK_CLIENT_SECRET,
            signingSecret: SLACK_SIGNING_SECRET,
            url: new URL(SLACK_URL).origin,
            hasPkce: SLACK_PKCE === 'on',
          }
        : undefined,
  }
}

/** What is wrong is in the environment: the message is all a person needs. */
export class WrongSettings extends Error {}
