import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimEventStore } from '../claimEventStore.ts'
import { refuseProductLog } from './refuseProductLog.ts'
import { startWireServer, type WireServer } from './startWireServer.ts'

let server: WireServer

beforeAll(async () => {
  server = await startWireServer()
})
afterAll(() => server.stop())

test('an engine that no installation has claimed is fit for specs, one that holds a log is refused', async () => {
  await refuseProductLog(server.url)
  await claimEventStore({ url: server.url, installationId: 'acme-production' })
  await expect(refuseProductLog(server.url)).rejects.toThrow(/holds the log of installation acme-production/)
})
