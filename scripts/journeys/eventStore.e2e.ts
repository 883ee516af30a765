import { startWireServer } from '@laurel/ledger/log/eventstore/testing/startWireServer.ts'
import { afterAll } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { describeThanksToReward } from './thanksToReward.ts'

const { url: databaseUrl } = await createTestDatabase()
const engine = await startWireServer()
afterAll(() => engine.stop())

describeThanksToReward('from a thank-you to a reward, with the log in EventStoreDB', {
  databaseUrl,
  eventStoreUrl: engine.url,
})
