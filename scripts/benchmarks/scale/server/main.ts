import { allowanceSourcesOf } from '@laurel/api/recognition/allowanceSourcesOf.ts'
import type { OpenedServer } from '@laurel/api/server/openServer.ts'
import { serveSettings } from '@laurel/api/server/settings.ts'
import { startServer } from '@laurel/api/server/startServer.ts'
import { createSteps } from '@laurel/api/server/step.ts'
import { stopOnSignals } from '@laurel/api/server/stopOnSignals.ts'
import { workApart } from '@laurel/api/server/worker/apart/workApart.ts'
import { timedWork } from '@laurel/api/server/worker/schedule.ts'
import { connectToSlack } from '@laurel/api/server/workspaceConnection.ts'
import { checkpointsOfServer } from '../../../laurel/audit/checkpoints/apart/checkpointsOfServer.ts'
import { packsOfServer } from '../../../laurel/audit/pack/apart/packsOfServer.ts'
import { spareServerHeap } from '../../../serve/nodeOptions.ts'
import { onlyTeam } from './onlyTeam.ts'
import { type JobEnded, RunJob } from './protocol.ts'

spareServerHeap()

/** Runs scheduled work as the server does, because the memory that it takes is the memory of the server. */
const runJobs = ({ jobLedger, database }: OpenedServer): void => {
  process.on('message', (message: unknown) => {
    const { job, teamId, now } = RunJob.parse(message)
    const ofTeam = onlyTeam(database, teamId)
    const work = timedWork({
      ledger: jobLedger,
      database: ofTeam,
      allowanceSourcesOf: allowanceSourcesOf(database),
      workApart: workApart(settings),
    })
    const end = (problem: string | null): void => {
      const ended: JobEnded = { problem }
      process.send?.(ended)
    }
    const found = work.find(({ name }) => name === job)
    if (!found) return end(`The schedule has no work named ${job}.`)
    found.run(new Date(now), new AbortController().signal).then(
      () => end(null),
      (error: unknown) => end(String(error)),
    )
  })
}

const settings = serveSettings()
const { slackApp } = settings
if (!slackApp) throw new Error('The server of the scale benchmark needs the workspaces of the sandbox.')
const server = await startServer({
  settings,
  step: createSteps(text => process.stdout.write(`${text}\n`)),
  connectWorkspace: async opened => {
    runJobs(opened)
    return connectToSlack(slackApp)
  },
  keepCheckpoint: checkpointsOfServer(settings),
  writePack: packsOfServer(settings),
})
stopOnSignals(() => server.stop())
// Without its parent there is nothing left to measure.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
