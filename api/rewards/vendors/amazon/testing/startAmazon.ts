import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createAmazonStandIn } from '@laurel/scripts/sandbox/vendors/amazon/amazonPlugin.ts'
import { volatileMemory } from '@laurel/scripts/sandbox/vendors/standInMemory.ts'
import fastify from 'fastify'
import { createAmazonClient } from '../adapter.ts'
import type { AmazonSettings } from '../settings.ts'

export const amazonSettings: AmazonSettings = {
  environment: 'sandbox',
  clientId: 'client-1',
  clientSecret: 'hush-client-secret',
  refreshTokenNorthAmerica: 'hush-refresh-token',
  refreshTokenEurope: 'hush-refresh-token',
  buyerEmail: 'rewards@evergreen.example',
  phone: '+1 503 555 0100',
}

/** What went over the wire, in both directions. */
export type Exchange = {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly status: number
  readonly answer: unknown
}

/** The stand-in of Amazon Business as a server of its own, and a client that calls it. */
export const startAmazon = async (settings: AmazonSettings = amazonSettings) => {
  const server = fastify()
  const exchanges: Exchange[] = []
  let url = ''
  const clock = () => instantOf(new Date())
  const { plugin, control } = createAmazonStandIn(
    { url: () => url, clock, memory: volatileMemory() },
    {
      clientId: settings.clientId,
      clientSecret: settings.clientSecret,
      refreshToken: 'hush-refresh-token',
      buyerEmail: settings.buyerEmail,
    },
  )
  await server.register(plugin)
  url = await server.listen({ host: '127.0.0.1', port: 0 })
  const recording: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    const text = await response.clone().text()
    exchanges.push({
      method: init?.method ?? 'GET',
      path: new URL(input instanceof Request ? input.url : input).pathname,
      body: typeof init?.body === 'string' && init.body.startsWith('{') ? JSON.parse(init.body) : undefined,
      status: response.status,
      answer: text.startsWith('{') ? JSON.parse(text) : text,
    })
    return response
  }
  const client = createAmazonClient(
    settings,
    { fetch: recording, clock, random: Math.random, origin: url },
    { orderMilliseconds: 200 },
  )
  const { marketplace } = client
  if (!marketplace) throw new Error('Amazon has a marketplace.')
  return {
    client,
    marketplace,
    control,
    exchanges,
    stop: async () => {
      server.server.closeAllConnections()
      await server.close()
    },
  }
}

export type RunningAmazon = Awaited<ReturnType<typeof startAmazon>>
