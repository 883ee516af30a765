import { resolve } from 'node:path'
import { z } from 'zod'
import type { StripeSettings } from '../billing/stripe/openStripe.ts'
import type { SourceApps } from '../people/sources/openPersonSources.ts'
import type { GifSettings } from '../recognition/gifs/gifSettings.ts'
import type { PrismicSettings } from '../rewards/articles/prismic/prismicReader.ts'
import type { EveryOrgSettings } from '../rewards/charities/everyOrg/everyOrg.ts'
import type { S3Settings } from '../rewards/images/s3/s3Settings.ts'
import type { CodeSettings } from '../rewards/payouts/codes/codeSettings.ts'
import { areAllOrNone } from './areAllOrNone.ts'
import { areCodesWhole, codeEnvironment, codesIn } from './codeEnvironment.ts'
import { everyOrgEnvironment, everyOrgIn } from './everyOrgEnvironment.ts'
import { gifEnvironment, gifsIn, isKeyGiven } from './gifEnvironment.ts'
import { isStorageWhole, pictureEnvironment, picturesIn } from './pictureEnvironment.ts'
import { type RunningSettings, runningEnvironment, runningIn } from './runningEnvironment.ts'
import { type SftpSettings, sftpEnvironment, sftpIn } from './sftpEnvironment.ts'
import { areSourceAppsWhole, sourceAppsIn, sourceEnvironment } from './sourceEnvironment.ts'
import { type StoreSettings, storeSettings } from './stores/settings.ts'
import { areStripeKeysAlike, areStripeKeysWhole, stripeEnvironment, stripeIn } from './stripeEnvironment.ts'

const port = z.coerce.number().int().min(1).max(65_535)

/** Names of the networks that the standards reserve for one machine or one site. */
const reservedNetworks = ['loopback', 'linklocal', 'uniquelocal'] as const
const proxy = z.union([z.enum(reservedNetworks), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'Give addresses or networks, 10.0.0.5 or 10.0.0.0/8, or loopback, linklocal or uniquelocal.',
})
const trustedProxies = z
  .string()
  .transform(text => text.split(',').map(part => part.trim()))
  .pipe(z.array(proxy).min(1))

const imageHost = z
  .string()
  .max(253)
  .regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'Give hosts such as cdn.example.com or *.example.com.')
const imageHosts = z
  .string()
  .transform(text => text.split(',').map(part => part.trim()))
  .pipe(z.array(imageHost).min(1))

/** The environment of the server. `unset` says what holds where a default depends on other settings. */
export const serverEnvironment = z
  .object({
    PORT: port.default(4400).describe('The port that Laurel listens on.'),
    SANDBOX_PORT: port.optional().meta({
      description: 'The port that the sandbox workspace listens on.',
      unset: '`PORT` + 1',
    }),
    LAUREL_ORIGIN: z.url().optional().meta({
      description: 'The address at which people reach Laurel. Links in messages begin with it.',
      unset: '`http://localhost:PORT`',
    }),
    LAUREL_HOST: z.string().default('127.0.0.1').describe('The address to listen on.'),
    LAUREL_TRUSTED_PROXIES: trustedProxies.optional().meta({
      description:
        'Addresses or networks of the proxies in front of Laurel, separated by commas: 10.0.0.0/8, or loopback. They name the address of the caller.',
      unset: 'none: the address of the connection counts',
    }),
    LAUREL_IMAGE_HOSTS: imageHosts.optional().meta({
      description:
        'Further hosts of images that pages may show, separated by commas: cdn.example.com, *.example.org. Logos of teams on other hosts need it, and so do pictures of items that are given by their address.',
      unset: 'none: images of this server, of Slack and of the GIF provider',
    }),
    LAUREL_GEOIP_DATABASE: z.string().min(1).optional().meta({
      description:
        'A file of MaxMind, such as GeoLite2-City.mmdb, that says where addresses are. It is read again when it changes.',
      unset: 'only people who chose their place see nonprofits nearby',
    }),
    LAUREL_CONTENT_URL: z
      .url({ protocol: /^https$/ })
      .optional()
      .meta({
        description:
          'The address of a Prismic repository with articles about rewards: `https://<repository>.cdn.prismic.io/api/v2`.',
        unset: 'the articles that come with Laurel',
      }),
    LAUREL_CONTENT_TOKEN: z.string().optional().meta({
      description: 'The access token of that repository, if it is private.',
      unset: 'the repository is public',
    }),
    LAUREL_GIFT_CARD_FORM_URL: z
      .url({ protocol: /^https$/ })
      .optional()
      .meta({
        description:
          'The form service that takes requests for gift cards in countries where no vendor has any, such as an address of Formspree.',
        unset: 'the sandbox while it replaces Slack, otherwise people are sent to an administrator',
      }),
    LAUREL_SUPPORT_EMAIL: z
      .email()
      .default('help@laurel.example')
      .describe('The address that administrators write to, as for a change from annual to monthly billing.'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('warn')
      .describe('The least severe messages that the server writes to its log.'),
    LAUREL_DEMO: z
      .enum(['on', 'off'])
      .default('on')
      .describe('`off` starts the team of the sandbox on its first day, without a year of history.'),
    LAUREL_SANDBOX: z
      .enum(['loopback', 'anywhere'])
      .default('loopback')
      .describe(
        '`anywhere` lets the sandbox run at an origin that other machines reach; everyone there can sign in as anyone.',
      ),
    LAUREL_CHECKPOINTS: z.string().optional().meta({
      description: 'A folder that receives a copy of each signed checkpoint, a file per hour.',
      unset: 'checkpoints are kept in `LAUREL_HOME` only',
    }),
    SLACK_URL: z
      .url()
      .default('https://slack.com')
      .describe('The address of Slack, for a Slack app of your own.'),
    SLACK_CLIENT_ID: z.string().optional().meta({
      description: 'The client id of a Slack app made from `api/slack/manifest.json`.',
      unset: 'the sandbox replaces Slack',
    }),
    SLACK_CLIENT_SECRET: z.string().optional().meta({
      description: 'The client secret of that app. Set all three together.',
      unset: 'the sandbox replaces Slack',
    }),
    SLACK_SIGNING_SECRET: z.string().optional().meta({
      description: 'The signing secret of that app.',
      unset: 'the sandbox replaces Slack',
    }),
    SLACK_PKCE: z
      .enum(['on', 'off'])
      .default('off')
      .describe(
        '`on` proves each sign-in by PKCE. Turn it on after the Slack app allows PKCE, which cannot be undone there.',
      ),
  })
  .extend(runningEnvironment.shape)
  .extend(gifEnvironment.shape)
  .extend(codeEnvironment.shape)
  .extend(pictureEnvironment.shape)
  .extend(everyOrgEnvironment.shape)
  .extend(stripeEnvironment.shape)
  .extend(sourceEnvironment.shape)
  .extend(sftpEnvironment.shape)
  .refine(areCodesWhole, {
    error:
      'Set SMTP_URL and MAIL_FROM together, and TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM together.',
  })
  .refine(isStorageWhole, {
    error: 'Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.',
  })
  .refine(areSourceAppsWhole, {
    error:
      'Set the client id and the client secret of BambooHR together, and so those of Gusto and of Sendoso.',
  })
  .refine(areStripeKeysWhole, {
    error: 'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET together.',
  })
  .refine(areStripeKeysAlike, {
    error: 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be of the same mode: both test, or both live.',
  })
  .refine(isKeyGiven, { error: 'Set GIF_API_KEY to your key of the GIF_PROVIDER, or GIF_PROVIDER to off.' })
  .refine(
    ({ SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET }) =>
      areAllOrNone(SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET),
    {
      error:
        'Set SLACK_CLIENT_ID, SLACK_CLIENT_SECRET and SLACK_SIGNING_SECRET together, or none of them to use the sandbox.',
    },
  )
  .refine(({ LAUREL_ROLES, SLACK_CLIENT_ID }) => LAUREL_ROLES === 'all' || SLACK_CLIENT_ID !== undefined, {
    error:
      'LAUREL_ROLES=web and worker need a Slack app (SLACK_CLIENT_ID, …): the sandbox lives in one process with everything.',
  })

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

/** Left out, one process does everything and measures nothing. */
export type ServeSettings = StoreSettings &
  Partial<RunningSettings> & {
    readonly host: string
    readonly port: number
    readonly sandboxPort: number
    /** Where people reach Laurel; links in messages begin with it. */
    readonly origin: string
    readonly logLevel: string
    /** The reverse proxies whose X-Forwarded-For names the client. Left out, that header is ignored. */
    readonly trustedProxies?: readonly string[] | undefined
    /** Further hosts of images that pages show, such as that of a team's logo. */
    readonly imageHosts?: readonly string[] | undefined
    /** The file that says where addresses are. */
    readonly geoIpDatabase?: string | undefined
    /** Whether the sandbox's team comes with a year of history; it does unless said otherwise. */
    readonly hasDemo?: boolean
    /** Whether the sandbox may run where other machines can reach it; it may not unless said otherwise. */
    readonly sandboxReach?: 'loopback' | 'anywhere'
    /** The folder for copies of signed checkpoints, a file per hour. Left out, they are kept in the data folder only. */
    readonly checkpointFolder?: string | undefined
    /** Left out, the sandbox is the provider of GIFs, if it is the workspace. */
    readonly gifs?: GifSettings | 'off' | undefined
    /** The address of the form service for gift cards. Left out, the sandbox takes them, if it is the workspace. */
    readonly giftCardForm?: string | undefined
    /** Left out, the address of the example. */
    readonly supportEmail?: string | undefined
    /** The content service with articles, and lists and pages of nonprofits. Left out, those that come with Laurel. */
    readonly content?: PrismicSettings | undefined
    /** The providers that send codes to people. Left out, the sandbox takes them, if it is the workspace. */
    readonly codes?: CodeSettings | undefined
    /** The S3 endpoint that keeps uploaded pictures. Left out, the database keeps them. */
    readonly pictures?: S3Settings | undefined
    /** The Stripe account that teams pay to. Left out, that of the sandbox, if it is the workspace. */
    readonly stripe?: StripeSettings | undefined
    /** The registrations of this Laurel at HR systems. Left out, those of the sandbox, if it is the workspace. */
    readonly sourceApps?: SourceApps | undefined
    /** Where files of people are uploaded. Left out, they can't be. */
    readonly sftp?: SftpSettings | undefined
    /** The source of data on nonprofits. Left out, there is none. */
    readonly everyOrg?: EveryOrgSettings | undefined
    /** Left out, the sandbox is the workspace. */
    readonly slackApp: SlackApp | undefined
  }

/** Reads the settings of the server. Throws an error that names what is wrong. */
export const serveSettings = (environment: NodeJS.ProcessEnv = process.env): ServeSettings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
  const parsed = serverEnvironment.safeParse(given)
  if (!parsed.success) throw new WrongSettings(z.prettifyError(parsed.error))
  const {
    PORT,
    SANDBOX_PORT,
    LAUREL_ORIGIN,
    LAUREL_HOST,
    LAUREL_TRUSTED_PROXIES,
    LAUREL_IMAGE_HOSTS,
    LAUREL_GEOIP_DATABASE,
    LOG_LEVEL,
    LAUREL_DEMO,
    LAUREL_SANDBOX,
    LAUREL_CHECKPOINTS,
    ...slack
  } = parsed.data
  const { SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET, SLACK_URL, SLACK_PKCE } = slack
  return {
    ...storeSettings(environment),
    ...runningIn(parsed.data),
    host: LAUREL_HOST,
    port: PORT,
    sandboxPort: SANDBOX_PORT ?? PORT + 1,
    origin: LAUREL_ORIGIN ? new URL(LAUREL_ORIGIN).origin : `http://localhost:${PORT}`,
    logLevel: LOG_LEVEL,
    trustedProxies: LAUREL_TRUSTED_PROXIES,
    imageHosts: LAUREL_IMAGE_HOSTS,
    geoIpDatabase: LAUREL_GEOIP_DATABASE === undefined ? undefined : resolve(LAUREL_GEOIP_DATABASE.trim()),
    hasDemo: LAUREL_DEMO === 'on',
    sandboxReach: LAUREL_SANDBOX,
    checkpointFolder: LAUREL_CHECKPOINTS === undefined ? undefined : resolve(LAUREL_CHECKPOINTS.trim()),
    giftCardForm: parsed.data.LAUREL_GIFT_CARD_FORM_URL,
    supportEmail: parsed.data.LAUREL_SUPPORT_EMAIL,
    content:
      parsed.data.LAUREL_CONTENT_URL === undefined
        ? undefined
        : { url: parsed.data.LAUREL_CONTENT_URL, accessToken: parsed.data.LAUREL_CONTENT_TOKEN },
    gifs: gifsIn(parsed.data),
    codes: codesIn(parsed.data),
    pictures: picturesIn(parsed.data),
    everyOrg: everyOrgIn(parsed.data),
    stripe: stripeIn(parsed.data),
    sourceApps: sourceAppsIn(parsed.data),
    sftp: sftpIn(parsed.data, LAUREL_HOST),
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
