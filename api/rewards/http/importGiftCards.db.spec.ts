import { importGiftCards } from '@laurel/contract/rewards/importGiftCards.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

test('the gift cards of a file replace those before, and a file with a mistake changes nothing', async () => {
  const { olga } = await api().team('imports-cards')
  const send = (file: string) =>
    api().ask(olga, { method: 'POST', url: importGiftCards.path, payload: { file } })
  const head = 'id,name,currency,values'
  expect(await send(`${head}\nspa,Carmel Spa,USD,5|10\nbooks,Shoresh Books,USD,1-50`)).toMatchObject({
    status: 200,
    body: { ok: true, imported: 2, removed: 0 },
  })
  expect(await send(`${head}\nspa,,USD,5`)).toMatchObject({
    body: { ok: false, error: 'FILE_UNREADABLE', message: 'Line 2, name: Write something.' },
  })
  expect(await send(`${head}\nspa,Carmel Spa,USD,5`)).toMatchObject({ body: { imported: 1, removed: 1 } })
})
