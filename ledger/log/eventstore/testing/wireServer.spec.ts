import { afterAll, beforeAll } from 'vitest'
import { describeProtocol } from './protocol/describeProtocol.ts'
import { refuseProductLog } from './refuseProductLog.ts'
import { startWireServer, type WireServer } from './startWireServer.ts'

let server: WireServer

beforeAll(async () => {
  server = await startWireServer()
})
afterAll(() => server.stop())

describeProtocol('the server for specs', { url: () => server.url, dropsSlowConsumers: true })

// The same expectations, run against an engine, prove that the imitation is true to it.
const engineUrl = process.env.TEST_EVENTSTORE_URL
if (engineUrl) {
  beforeAll(() => refuseProductLog(engineUrl))
  describeProtocol('EventStoreDB', { url: () => engineUrl, dropsSlowConsumers: false })
}
