import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { createCompany } from '@laurel/scripts/sandbox/sources/company.ts'
import { createSourceFaults } from '@laurel/scripts/sandbox/sources/sourceFaults.ts'
import type {
  EnteredWebhook,
  SourceStandInDefinition,
} from '@laurel/scripts/sandbox/sources/sourceStandIn.ts'
import type { StandInMessage } from '@laurel/scripts/sandbox/vendors/standIn.ts'
import Fastify from 'fastify'
import type { OAuthApp, PersonSource } from '../port.ts'
import type { BenchWanted, SourceBench } from '../suite/sourceBench.ts'

/** The time limit of calls in specs. */
export const callMilliseconds = 4_000

export const benchApp: OAuthApp = {
  clientId: 'laurel',
  clientSecret: 'secret-of-laurel',
  redirectUrl: 'https://laurel.example/settings/integrations/auth',
}

const impatient: typeof fetch = (input, init) => {
  const limits = [AbortSignal.timeout(callMilliseconds), ...(init?.signal ? [init.signal] : [])]
  return fetch(input, { ...init, signal: AbortSignal.any(limits) })
}

/** A message that the stand-in sent. Specs deliver it, or lose it. */
export type SentMessage = StandInMessage & { readonly url: string }

export type OpenedSource = SourceBench & {
  readonly origin: string
  readonly endAccess: () => void
  readonly sent: SentMessage[]
  readonly enterWebhook: (entered: EnteredWebhook) => void
}

/** Starts the stand-in of a source over HTTP, with the company of the sandbox, and connects the adapter to it. */
export const openSource = async <Settings>(
  source: PersonSource<Settings>,
  standIn: SourceStandInDefinition,
  { size }: BenchWanted = {},
): Promise<OpenedSource> => {
  let now: Instant = '2026-03-02T09:00:00.000Z'
  const clock = () => now
  let origin = ''
  const company = createCompany({ clock, ...(size === undefined ? {} : { size }) })
  const sent: SentMessage[] = []
  const send = (url: string, message: StandInMessage) => void sent.push({ url, ...message })
  const { plugin, endAccess, enterWebhook } = standIn.create({ url: () => origin, clock, company, send })
  const faults = createSourceFaults()
  const server = Fastify({ forceCloseConnections: true, bodyLimit: 20_000_000 })
  server.addHook('onRequest', faults.begin)
  server.addHook('onSend', faults.end)
  await server.register(plugin, { prefix: `/sources/${source.name}` })
  origin = `${await server.listen({ host: '127.0.0.1', port: 0 })}/sources/${source.name}`
  const client = source.create(source.settings.parse(standIn.settings), {
    // A large company takes longer than the limit of specs about faults.
    fetch: size === undefined ? impatient : fetch,
    clock,
    random: () => 0.5,
    origin,
    app: benchApp,
  })
  return {
    client,
    company,
    origin,
    endAccess: () => endAccess?.(),
    sent,
    enterWebhook: entered => enterWebhook?.(entered),
    pass: milliseconds => {
      now = addMilliseconds(now, milliseconds)
    },
    plan: faults.plan,
    stop: () => server.close(),
  }
}
