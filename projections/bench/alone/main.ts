import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { z } from 'zod'
import { spareHeap } from '../../engine/sparingHeap.ts'
import { secondsOf } from '../overHistory.ts'
import { work, workNames } from './work.ts'

spareHeap()
// A separate process, because the memory of other work would count as well.
const [name, databaseUrl] = z.tuple([z.enum(workNames), z.url()]).parse(process.argv.slice(2))
const log = createPostgresLog({ url: databaseUrl })
const seconds = await secondsOf(() => work[name](log, databaseUrl))
await log.close()
const peakMebibytes = process.resourceUsage().maxRSS / 1024
process.stdout.write(JSON.stringify({ seconds, peakMebibytes }))
