import { parentPort, workerData } from 'node:worker_threads'
import { openLog } from '@laurel/ledger/vault/openLog.ts'
import { readModels } from '../readModels.ts'
import type { Following } from '../runner/follow.ts'
import { messageOf, startFollowing } from '../runner/following.ts'
import { createReadModelPool } from '../runner/readModelPool.ts'
import { Asked, Place, type Told } from './messages.ts'

if (!parentPort)
  throw new Error('This file follows the log in a thread of its own; followInThread starts it.')
const port = parentPort
const tell = (told: Told): void => port.postMessage(told)

const place = Place.parse(workerData)
const { log, close } = await openLog(place)
let following: Following | undefined
const pool = createReadModelPool(place.databaseUrl, error => {
  tell({ kind: 'failed', message: messageOf(error) })
  tell({ kind: 'doubted' })
  following?.verify()
})

const stop = async (): Promise<void> => {
  port.close()
  await following?.stop()
  await pool.end()
  await close()
}

let isStopping = false
port.on('message', asked => {
  switch (Asked.parse(asked)) {
    case 'verify':
      return following?.verify()
    case 'stop':
      isStopping = true
      // Until it follows, whoever starts it stops it.
      if (following) void stop()
  }
})

following = await startFollowing({
  pool,
  log,
  databaseUrl: place.databaseUrl,
  readModels,
  progress: {
    reached: position => tell({ kind: 'reached', position }),
    doubted: () => tell({ kind: 'doubted' }),
    failed: message => tell({ kind: 'failed', message }),
  },
})
tell({ kind: 'started' })
if (isStopping) await stop()
