import { afterAll } from 'vitest'
import { describeEventLog } from '../suite/describeEventLog.ts'
import { createEventStoreLog } from './eventStoreLog.ts'
import { startWireServer } from './wireServer.ts'

const server = await startWireServer()
afterAll(server.stop)

// This exercises the adapter and the client's protocol. The engine itself is tested in engine.spec.ts.
describeEventLog('the adapter for EventStoreDB over the wire', {
  open: async () => createEventStoreLog({ url: server.url }),
  knowsIdsEverywhere: false,
})
