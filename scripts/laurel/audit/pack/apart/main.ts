import { once } from 'node:events'
import { asChild } from '@laurel/api/server/apart/asChild.ts'
import { openDatabase } from '@laurel/api/server/openDatabase.ts'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import { orderedPacks } from './orderedPacks.ts'
import { AskedPack } from './packsOfServer.ts'

const [message]: unknown[] = await once(process, 'message')
const ordered = AskedPack.parse(message)
const { home } = storeSettings()

// A checkpoint may be signed for the pack, whose line is written as a whole: what is asked to end reads no further.
const stopping = new AbortController()
process.on('SIGTERM', () => stopping.abort())

await asChild(async stores => {
  const pools = openDatabase(stores.databaseUrl, () => undefined)
  try {
    await orderedPacks(stores, pools.work, home)(ordered, stopping.signal)
  } finally {
    await pools.end()
  }
})
