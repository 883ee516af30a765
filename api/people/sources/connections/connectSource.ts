import { randomBytes } from 'node:crypto'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { beginGrantState, takeGrantState } from '../../../partners/grants.ts'
import type { ConnectionTest } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { PersonSources } from '../openPersonSources.ts'
import type { RegisteredSource } from '../registeredSource.ts'
import type { SourceName } from '../sourceNames.ts'
import { oweSubscription } from '../webhooks/subscribing.ts'
import {
  noteEntered,
  replaceSettings,
  type SourceConnection,
  saveSourceConnection,
  sourceConnectionOf,
  sourceSettingsIn,
} from './sourceConnections.ts'

/** Settings as an administrator typed them: an empty text or a missing one leaves the stored setting as it is. */
export type TypedSettings = Readonly<Record<string, string | undefined>>

export type Subject = { readonly teamId: TeamId; readonly name: SourceName }

export type Refused =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid'; readonly problems: readonly SettingProblem[] }
  /** The source or the operator said no. */
  | { readonly kind: 'refused'; readonly problem: string }
export type SettingProblem = { readonly field: string; readonly message: string }
type Connected = { readonly kind: 'connected' }

/** Connects a team to a source with typed credentials, or changes them. Reads nothing yet. */
export const connectSource = async (
  sources: PersonSources,
  subject: Subject & { readonly typed: TypedSettings },
  now: Instant,
): Promise<Connected | Refused> => {
  const merged = await mergedSettings(sources, subject)
  if (merged.kind !== 'merged') return merged
  return connected(sources, subject, merged.settings, now)
}

/** Calls the source with the settings as they would be stored, and stores nothing. */
export const testSource = async (
  sources: PersonSources,
  subject: Subject & { readonly typed: TypedSettings },
  signal: AbortSignal,
): Promise<ConnectionTest | Refused> => {
  const { source, connection } = await find(sources, subject)
  if (!source) return { kind: 'unknown' }
  const isTyped = Object.values(subject.typed).some(value => value !== undefined && value !== '')
  try {
    if (connection?.sealedSettings && !isTyped)
      return await sources.clientOf(connection).testConnection(signal)
    const merged = await mergedSettings(sources, subject)
    if (merged.kind !== 'merged') return merged
    const client = source.connect(merged.settings, sources.surroundingsOf(source.name))
    return await client.testConnection(signal)
  } catch (error) {
    if (error instanceof VendorUncertain) return { kind: 'failed', problem: error.message }
    throw error
  }
}

const Subdomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(63)
  .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/)

/** Notes the subdomain of a company at a source, which comes before the grant. */
export const setSubdomain = async (
  sources: PersonSources,
  { teamId, name }: Subject,
  subdomain: string,
  now: Instant,
): Promise<Connected | Refused> => {
  const { source } = await find(sources, { teamId, name })
  if (!source?.oauth) return { kind: 'unknown' }
  const parsed = Subdomain.safeParse(subdomain)
  if (!parsed.success)
    return invalid('subdomain', 'Write the first part of the address: acme for acme.example.com.')
  await noteEntered(sources.store, { teamId, source: name }, { subdomain: parsed.data }, now)
  return { kind: 'connected' }
}

export type Grant = { readonly kind: 'granting'; readonly url: string }

/** The address at the partner where an administrator grants access. Its state works once, for this administrator. */
export const beginGrant = async (
  sources: PersonSources,
  { teamId, name }: Subject,
  memberId: MemberId,
  now: Instant,
): Promise<Grant | Refused> => {
  const { source, connection } = await find(sources, { teamId, name })
  if (!source?.oauth) return { kind: 'unknown' }
  const { app, origin } = sources.surroundingsOf(name)
  if (!app) return refused(`The operator of this Laurel has not registered it with ${source.title} yet.`)
  const state = await beginGrantState(sources.store.database, { teamId, name, memberId }, now)
  const entered = connection?.entered ?? {}
  const url = source.oauth.authorizeUrl({ app, state, entered, ...(origin === undefined ? {} : { origin }) })
  return url === null
    ? invalid('subdomain', `Enter your subdomain at ${source.title} first.`)
    : { kind: 'granting', url }
}

/** Takes the code that a partner sent an administrator back with. */
export const exchangeCode = async (
  sources: PersonSources,
  { teamId, name }: Subject,
  { memberId, code, state }: { readonly memberId: MemberId; readonly code: string; readonly state: string },
  now: Instant,
): Promise<Connected | Refused> => {
  const { source, connection } = await find(sources, { teamId, name })
  if (!source?.oauth) return { kind: 'unknown' }
  const surroundings = sources.surroundingsOf(name)
  const { app } = surroundings
  const way = { teamId, name, memberId }
  if (!app || !(await takeGrantState(sources.store.database, way, state, now)))
    return refused(`This way to ${source.title} has ended. Begin at the integration again.`)
  try {
    const entered = connection?.entered ?? {}
    const signal = AbortSignal.timeout(exchangeMilliseconds)
    const settings = await source.oauth.exchange({ app, entered, code }, surroundings, signal)
    return await connected(sources, { teamId, name }, settings, now)
  } catch (error) {
    if (error instanceof VendorUncertain) return refused(error.message)
    throw error
  }
}

const exchangeMilliseconds = 10_000

/** Saves the settings, and asks for the messages of the source. */
const connected = (
  { store, registry }: PersonSources,
  { teamId, name: source }: Subject,
  settings: unknown,
  now: Instant,
): Promise<Connected> =>
  inTransaction(store.database, async database => {
    const webhooks = registry.find(each => each.name === source)?.webhooks
    const account = webhooks?.scope === 'app' ? webhooks.accountIn(settings) : null
    const connection = await saveSourceConnection(
      { ...store, database },
      { teamId, source, settings, account },
      now,
    )
    if (webhooks) await oweSubscription(database, connection, now)
    return { kind: 'connected' }
  })

export type IssuedCredentials = {
  readonly kind: 'issued'
  readonly shownOnce: Readonly<Record<string, string>>
}

/** Issues credentials to a source that sends to Laurel. Former ones stop working. */
export const rollCredentials = async (
  sources: PersonSources,
  { teamId, name }: Subject,
  now: Instant,
): Promise<IssuedCredentials | Refused> => {
  const { source } = await find(sources, { teamId, name })
  if (!source?.issue) return { kind: 'unknown' }
  const receiver = sources.receivers[name]
  if (!receiver) return refused(`The operator of this Laurel has not turned on ${source.title} yet.`)
  await noteEntered(sources.store, { teamId, source: name }, {}, now)
  const connection = await sourceConnectionOf(sources.store, teamId, name)
  if (!connection) return { kind: 'unknown' }
  const { settings, shownOnce } = source.issue(sourceSettingsIn(sources.store, connection), {
    connectionId: connection.connectionId,
    randomBytes,
  })
  await replaceSettings(sources.store, connection, source.settings.parse(settings), now)
  return { kind: 'issued', shownOnce: { ...receiver, ...shownOnce } }
}

type Merged = { readonly kind: 'merged'; readonly settings: unknown }

const StoredSettings = z.record(z.string(), z.unknown())

const mergedSettings = async (
  sources: PersonSources,
  { typed, ...subject }: Subject & { readonly typed: TypedSettings },
): Promise<Merged | Refused> => {
  const { source, connection } = await find(sources, subject)
  if (!source) return { kind: 'unknown' }
  const stored = connection ? storedSettingsOf(sources, connection) : {}
  const entered = Object.entries(typed).filter(([, value]) => value !== undefined && value !== '')
  const parsed = source.settings.safeParse({ ...stored, ...Object.fromEntries(entered) })
  if (parsed.success) return { kind: 'merged', settings: parsed.data }
  return {
    kind: 'invalid',
    problems: parsed.error.issues.map(({ path, message }) => ({
      field: path.map(String).join('.'),
      message,
    })),
  }
}

/** The stored settings by the names of their fields; none where they can't be read any more. */
export const storedSettingsOf = (
  { store }: PersonSources,
  connection: SourceConnection,
): Readonly<Record<string, unknown>> => {
  try {
    return StoredSettings.catch({}).parse(sourceSettingsIn(store, connection))
  } catch {
    return {}
  }
}

const find = async (
  sources: PersonSources,
  { teamId, name }: Subject,
): Promise<{
  readonly source: RegisteredSource | undefined
  readonly connection: SourceConnection | undefined
}> => ({
  source: sources.registry.find(each => each.name === name),
  connection: await sourceConnectionOf(sources.store, teamId, name),
})

const invalid = (field: string, message: string): Refused => ({
  kind: 'invalid',
  problems: [{ field, message }],
})
const refused = (problem: string): Refused => ({ kind: 'refused', problem })
