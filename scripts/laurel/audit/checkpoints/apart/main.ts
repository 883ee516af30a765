import { once } from 'node:events'
import { asChild } from '@laurel/api/server/apart/asChild.ts'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import { keepHourlyCheckpoint } from '../hourlyCheckpoint.ts'
import { CheckpointOfHour } from './checkpointsOfServer.ts'

const [message]: unknown[] = await once(process, 'message')
const { hour, folder } = CheckpointOfHour.parse(message)
const { home } = storeSettings()

// A line of the file is written as a whole: what is asked to end reads no further.
const stopping = new AbortController()
process.on('SIGTERM', () => stopping.abort())

await asChild(stores => keepHourlyCheckpoint({ stores, home, folder }, hour, stopping.signal))
