import { once } from 'node:events'
import { asChild } from '@laurel/api/server/apart/asChild.ts'
import { keepHourlyCheckpoint } from '../hourlyCheckpoint.ts'
import { CheckpointOfHour } from './checkpointsOfServer.ts'

const [message]: unknown[] = await once(process, 'message')
const { hour, ...place } = CheckpointOfHour.parse(message)

// A line of the file is written as a whole: what is asked to end reads no further.
const stopping = new AbortController()
process.on('SIGTERM', () => stopping.abort())

await asChild(stores => keepHourlyCheckpoint({ stores, ...place }, hour, stopping.signal))
