import { afterAll, beforeAll } from 'vitest'
import { describeEventLog } from '../suite/describeEventLog.ts'
import { createEventStoreLog } from './eventStoreLog.ts'
import { startWireServer, type WireServer } from './testing/startWireServer.ts'

let server: WireServer

beforeAll(async () => {
  server = await startWireServer()
})
afterAll(() => server.stop())

// The engine itself is tested in engine.spec.ts, and what the server imitates of it in testing/wireServer.spec.ts.
describeEventLog('EventStoreDB, imitated', {
  open: async () => createEventStoreLog({ url: server.url }),
  knowsIdsEverywhere: false,
})
