import { parseArgs } from 'node:util'
import { createFaultPlan } from './faultPlan.ts'
import { listenForCalls } from './listenForCalls.ts'
import { noFile, openLogFile } from './logFile.ts'
import { createOpenCalls } from './openCalls.ts'
import { createRecordLog } from './recordLog.ts'
import { runControl } from './runControl.ts'
import { recordStart } from './systemStreams.ts'
import { createWireService } from './wireService.ts'

const usage = 'Usage: wireProgram.ts [--port N] [--data FILE]'

const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } })
const port = Number(values.port ?? 0)
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  throw new Error(`${values.port} is no port. ${usage}`)

const log = createRecordLog(values.data ? openLogFile(values.data) : noFile)
recordStart(log)
const plan = createFaultPlan()
const calls = createOpenCalls(
  peer => listening.cut(peer),
  () => listening.connections(),
)
const listening = await listenForCalls(createWireService({ log, plan, calls }), port, () =>
  calls.noteChange(),
)
if (process.send) runControl({ log, plan, calls, listening })
else console.log(`esdb://127.0.0.1:${listening.port}?tls=false`)
