import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import { noConnections } from '../vendors/testing/noConnections.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url, { vendors: noConnections })

test('Amazon shows nothing yet while the team is not connected to it', async () => {
  const { teamId, ann } = await api().team('unconnected')
  await api().ledger.handle({
    type: 'setRewardCatalogs',
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: { catalogs: ['AMAZON'] },
  })
  const read = (path: string) => api().ask(ann, { url: `/v1/amazon/${path}` })
  expect(await read('trending')).toMatchObject({
    status: 200,
    body: { is_connected: false, categories: [] },
  })
  expect(await read('search/1?q=stoneware')).toMatchObject({ status: 404 })
})
