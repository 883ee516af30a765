import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { controlStandIn } from './controlStandIn.ts'
import { receiveMessages } from './receiveMessages.ts'
import { Listening, type StandInName, VendorStarted } from './vendorWanted.ts'

const program = fileURLToPath(new URL('standInProgram.ts', import.meta.url))

/**
 * Starts stand-ins of vendors in a process of their own, for the tests of one file. Each stand-in is fresh; the tests and
 * the stand-in share the wire alone.
 */
export const useStandIns = () => {
  let running: Awaited<ReturnType<typeof startStandIns>> | undefined
  beforeAll(async () => {
    running = await startStandIns()
  })
  afterAll(() => running?.stop())
  return (vendor: StandInName) => {
    if (!running) throw new Error('The stand-ins start before the first test.')
    return running.start(vendor)
  }
}

const startStandIns = async () => {
  const child = fork(program, [], { execArgv: [] })
  const exited = once(child, 'exit')
  const early = exited.then(([code]) => {
    throw new Error(`The process of the stand-ins ended with ${String(code)}.`)
  })
  const [said] = await Promise.race([once(child, 'message'), early])
  early.catch(() => undefined)
  const { url } = Listening.parse(said)
  const receiver = await receiveMessages()
  return {
    start: async (vendor: StandInName) => {
      const { url: webhookUrl, messages } = receiver.open()
      const answer = await fetch(`${url}/vendors`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ vendor, webhookUrl }),
      })
      const { origin } = VendorStarted.parse(await answer.json())
      return {
        origin,
        messages,
        ...controlStandIn(origin),
        /** Closes its connections and its port. */
        stop: async (): Promise<void> => {
          await fetch(`${url}/vendors?origin=${encodeURIComponent(origin)}`, { method: 'DELETE' })
        },
      }
    },
    stop: async (): Promise<void> => {
      await receiver.close()
      child.disconnect()
      await exited
    },
  }
}

export type RemoteStandIn = Awaited<ReturnType<ReturnType<typeof useStandIns>>>
