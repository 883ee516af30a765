import { createPostgresCommandStreams } from '@laurel/ledger/handling/commandStreams/postgresCommandStreams.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { absentLog } from '@laurel/ledger/log/suite/absentLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createMemoryVault } from '@laurel/ledger/vault/memoryVault.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { Pool } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type Access, createAccess, startSession } from '../access/createAccess.ts'
import type { StripeBilling } from '../billing/stripe/openStripe.ts'
import { buildApi } from '../http/buildApi.ts'
import type { ApiSettings } from '../http/dependencies.ts'
import { openPersonSources } from '../people/sources/openPersonSources.ts'
import { registered as registeredSource } from '../people/sources/registeredSource.ts'
import { grove } from '../people/sources/testing/grove.ts'
import { orchard } from '../people/sources/testing/orchard.ts'
import type { ImageFiles } from '../rewards/images/imageFiles.ts'
import { noCodeSenders } from '../rewards/payouts/codes/codeSender.ts'
import type { VendorConnections } from '../rewards/vendors/connections/vendorConnections.ts'
import { openRewardVendors } from '../rewards/vendors/openRewardVendors.ts'
import { registered } from '../rewards/vendors/registeredVendor.ts'
import { createMemoryVendor } from '../rewards/vendors/testing/memoryVendor.ts'
import { migrateDatabase } from '../server/migrateDatabase.ts'
import type { ChatDirectory } from '../team/chatDirectory.ts'
import { createTestTeam, type TestTeam } from './testTeam.ts'

export const testOrigin = 'http://laurel.test'
/** The tokens of tests are signed with keys that derive from it. */
export const testSecret = Buffer.alloc(32, 7).toString('base64')

export type TestApi = {
  readonly app: FastifyInstance
  readonly log: EventLog
  /** Takes the log away and gives it back. */
  readonly absence: { isAbsent: boolean; message: string }
  readonly ledger: Ledger
  readonly database: Pool
  readonly access: Access
  readonly url: string
  /** The clock of the edge; specs turn it. */
  readonly clock: { now: Date }
  /** A team of its own: owner Olga, members Ann and Ben, a channel that Ann is in, a reward. */
  team(name: string): Promise<TestTeam>
  /** Waits until the read models show a position. */
  shown(position: number): Promise<void>
  tokenOf(member: { teamId: string; memberId: string }): Promise<string>
  /** A request with the token of a member, answered with status, headers and body. */
  ask(as: { teamId: string; memberId: string } | null, request: InjectOptions): Promise<Asked>
}

export type Asked = {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly body: unknown
  readonly text: string
}

/** What a spec file gives to its API in place of what is usual. */
export type TestApiParts = {
  readonly settings?: Partial<ApiSettings>
  readonly chat?: ChatDirectory
  /** Where ids are unique. */
  readonly uniqueIds?: EventLog['uniqueIds']
  readonly vendors?: VendorConnections
  readonly imageFiles?: ImageFiles
  readonly billing?: StripeBilling
  /** Where the stand-ins of HR systems are. */
  readonly sourceOrigins?: Readonly<Record<string, string>>
}

/** The whole API on a memory log and an empty database, for one spec file. */
export const createTestApi = (url: string, parts: TestApiParts = {}): (() => TestApi) => {
  let running: TestApi | undefined
  let stop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    const started = await startTestApi(url, parts)
    running = started.api
    stop = started.stop
  })
  afterAll(() => stop?.())
  return () => {
    if (!running) throw new Error('The API of this spec file has not started.')
    return running
  }
}

const startTestApi = async (
  url: string,
  { settings = {}, uniqueIds = 'log', sourceOrigins, ...given }: TestApiParts,
) => {
  await migrateDatabase(url)
  const { log, absence } = absentLog(createMemoryLog({ uniqueIds }))
  const database = new Pool({ connectionString: url })
  database.on('error', () => undefined)
  const ledger = createLedger({ log, commandStreams: createPostgresCommandStreams(database) })
  const projections = createProjections({ log, databaseUrl: url })
  await projections.start()
  const clock = { now: new Date() }
  const access = createAccess(database, { secrets: () => [testSecret], clock: () => clock.now })
  const app = await buildApi({
    ledger,
    settle: events => settle(ledger, events),
    log: { name: 'MemoryLog', head: () => log.head(), readStream: (...read) => log.readStream(...read) },
    database,
    databaseUrl: url,
    projections,
    access,
    rewardVendors: openRewardVendors({
      database,
      encryptionKey: testSecret,
      vendors: [
        registered(createMemoryVendor().vendor),
        registered({ ...createMemoryVendor().vendor, name: 'memoryBeta', isBeta: true }),
      ],
      clock: () => instantOf(clock.now),
    }),
    personSources: openPersonSources({
      database,
      encryptionKey: testSecret,
      sources: [registeredSource(orchard), registeredSource(grove)],
      clock: () => instantOf(clock.now),
      origin: testOrigin,
      apps: { gusto: { clientId: 'laurel', clientSecret: 'secret-of-laurel' } },
      ...(sourceOrigins ? { origins: sourceOrigins } : {}),
    }),
    vault: createMemoryVault(),
    ...given,
    clock: () => clock.now,
    settings: {
      origin: testOrigin,
      payouts: { key: testSecret, codes: noCodeSenders },
      webhooks: { key: testSecret, allowsLocalhost: true },
      staticFolders: { admin: '/nowhere/admin', portal: '/nowhere/portal' },
      ...settings,
    },
  })
  await app.ready()
  const tokens = new Map<string, string>()
  const tokenOf: TestApi['tokenOf'] = async member => {
    const token = tokens.get(member.memberId) ?? (await startSession(access, member)).token
    tokens.set(member.memberId, token)
    return token
  }

  const api: TestApi = {
    app,
    log,
    absence,
    ledger,
    database,
    access,
    url,
    clock,
    tokenOf,
    shown: async position => void (await projections.waitForPosition(position, 10_000)),
    team: async name => {
      const { team, position } = await createTestTeam(ledger, name)
      await projections.waitForPosition(position, 10_000)
      return team
    },
    ask: async (as, request) => {
      const authorization = as ? { authorization: `Bearer ${await tokenOf(as)}` } : {}
      const response = await app.inject({ ...request, headers: { ...authorization, ...request.headers } })
      const isJson = String(response.headers['content-type']).includes('json')
      const body: unknown = isJson ? response.json() : undefined
      return { status: response.statusCode, headers: response.headers, body, text: response.body }
    },
  }
  const stop = async () => {
    await app.close()
    await projections.stop()
    await database.end()
    await log.close()
  }
  return { api, stop }
}
