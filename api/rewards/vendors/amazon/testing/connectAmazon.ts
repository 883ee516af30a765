import { amazonStandIn } from '@laurel/scripts/sandbox/vendors/amazon/amazonStandIn.ts'
import type { RemoteStandIn } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { standInTime } from '@laurel/scripts/sandbox/vendors/testing/vendorWanted.ts'
import { z } from 'zod'
import { callMilliseconds, remoteBench } from '../../testing/remoteBench.ts'
import { createAmazonClient } from '../adapter.ts'
import { AmazonSettings } from '../settings.ts'

export const amazonSettings = AmazonSettings.parse(amazonStandIn.settings)

/** What went over the wire, in both directions. */
export type Exchange = {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly status: number
  readonly answer: unknown
}

type AmazonConnection = { readonly settings?: AmazonSettings; readonly orderMilliseconds?: number }

const Searches = z.object({ count: z.int() })

/** A client of a stand-in of Amazon Business in another process, and what they said to each other. */
export const connectAmazon = (
  standIn: RemoteStandIn,
  { settings = amazonSettings, orderMilliseconds = callMilliseconds }: AmazonConnection = {},
) => {
  const exchanges: Exchange[] = []
  const { origin, post } = standIn
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
    { fetch: recording, clock: () => standInTime, random: Math.random, origin },
    { orderMilliseconds },
  )
  const { marketplace } = client
  if (!marketplace) throw new Error('Amazon has a marketplace.')
  return {
    ...remoteBench(standIn, client),
    marketplace,
    exchanges,
    raisePrices: (percent: number) => post('prices', { percent }),
    setSearches: (searches: { isDown?: boolean; delayMilliseconds?: number }) => post('searches', searches),
    searches: async (): Promise<number> =>
      Searches.parse(await (await fetch(`${origin}/_control/searches`)).json()).count,
  }
}

export type ConnectedAmazon = ReturnType<typeof connectAmazon>
