import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { EventLog } from '../../port.ts'
import { createEventStoreLog } from '../eventStoreLog.ts'
import { startWireServer, type WireServer } from './startWireServer.ts'

type Opened = {
  readonly server: WireServer
  readonly log: EventLog
  readonly warnings: string[]
  /** A name that no other test uses. */
  readonly stream: string
}

/** Starts a server for the specs of a file, and opens a log on it for each of them. */
export const useLogOnWire = (): (() => Opened) => {
  let server: WireServer | undefined
  let opened: Opened | undefined
  let streams = 0

  const bench = (): Opened => {
    if (!opened) throw new Error('The server for specs did not start; see the error above.')
    return opened
  }

  beforeAll(async () => {
    server = await startWireServer({ isDurable: true })
  })
  beforeEach(() => {
    if (!server) return
    streams += 1
    const warnings: string[] = []
    const log = createEventStoreLog({ url: server.url, warn: message => warnings.push(message) })
    opened = { server, log, warnings, stream: `member-${streams}` }
  })
  afterEach(async () => {
    await bench().server.forgetFaults()
    await bench().log.close()
  })
  afterAll(() => server?.stop())
  return bench
}
