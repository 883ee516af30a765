import { z } from 'zod'
import { derivedId } from '../../kernel/derivedId.ts'
import { noStream } from '../port.ts'
import { createAppendCall } from './appendCall.ts'
import { connectEngine, type EngineClient } from './engineClient.ts'
import { asUnavailable, isNotFound, isWrongRevision } from './faults.ts'
import { pullFrom } from './pulling.ts'
import { installationStream } from './streamNames.ts'

export type Claim = { readonly kind: 'claimed' } | { readonly kind: 'taken'; readonly by: string }

export type ClaimOptions = { readonly url: string; readonly installationId: string }

const silenceMillisecondsMax = 10_000

const Installed = z.object({ installationId: z.string() })

/**
 * Makes an engine the log of one installation. Of two claims at the same time one wins; the same installation claims
 * again at every start.
 */
export const claimEventStore = async ({ url, installationId }: ClaimOptions): Promise<Claim> => {
  const client = connectEngine(url)
  try {
    const owner = (await ownerIn(client)) ?? (await install(client, installationId))
    return owner === installationId ? { kind: 'claimed' } : { kind: 'taken', by: owner }
  } catch (error) {
    throw asUnavailable(error)
  } finally {
    await client.end()
  }
}

/** The installation that an engine belongs to; undefined if none has claimed it. */
export const ownerOfEventStore = async (url: string): Promise<string | undefined> => {
  const client = connectEngine(url)
  try {
    return await ownerIn(client)
  } catch (error) {
    throw asUnavailable(error)
  } finally {
    await client.end()
  }
}

const ownerIn = async (client: EngineClient): Promise<string | undefined> => {
  const reading = pullFrom(
    client.readStream(installationStream, { maxCount: 1, requiresLeader: true }),
    silenceMillisecondsMax,
  )
  try {
    const [first] = (await reading.next(1)) ?? []
    return first?.event && Installed.parse(first.event.data).installationId
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  } finally {
    await reading.leave()
  }
}

/** Claims the engine and answers its owner, which is another installation if that one was faster. */
const install = async (client: EngineClient, installationId: string): Promise<string> => {
  const append = createAppendCall(client)
  const installed = {
    id: derivedId('installation', installationId),
    type: 'LaurelInstalled',
    data: Buffer.from(JSON.stringify({ installationId })),
    metadata: Buffer.from('{}'),
  }
  try {
    await append(installationStream, [installed], noStream)
    return installationId
  } catch (error) {
    const owner = isWrongRevision(error) ? await ownerIn(client) : undefined
    if (owner === undefined) throw error
    return owner
  }
}
