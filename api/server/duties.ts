import type { FastifyInstance } from 'fastify'
import { buildApi } from '../http/buildApi.ts'
import { buildHealth } from '../http/buildHealth.ts'
import type { ApiDependencies } from '../http/dependencies.ts'
import type { Role } from './runningEnvironment.ts'
import { startWorker, type WorkerDependencies } from './worker/startWorker.ts'

/** What a process does, by its role. */
export type Duties = {
  /** The server of the process: a worker answers `/health` alone. */
  readonly build: (dependencies: ApiDependencies) => Promise<FastifyInstance>
  /** Whether it runs jobs, processes and scheduled work. */
  readonly works: boolean
  readonly startWorker: (dependencies: WorkerDependencies) => Promise<{ stop(): Promise<void> }>
  /** The kinds of jobs that it runs. */
  readonly runs: (kind: string) => boolean
  /** Kinds of jobs that only processes of other roles register. */
  readonly elsewhere: readonly string[]
}

const slackInbox = 'inbox.slack'

/** Requests of Slack are jobs that a person waits for: the process that received one runs it. */
const runsForPeople = (kind: string): boolean => kind === slackInbox

const idleWorker: Duties['startWorker'] = async () => ({ stop: async () => undefined })

export const dutiesOf = (role: Role = 'all'): Duties => {
  switch (role) {
    case 'all':
      return { build: buildApi, works: true, startWorker, runs: () => true, elsewhere: [] }
    case 'web':
      return { build: buildApi, works: false, startWorker: idleWorker, runs: runsForPeople, elsewhere: [] }
    case 'worker':
      return {
        build: buildHealth,
        works: true,
        startWorker,
        runs: kind => !runsForPeople(kind),
        elsewhere: [slackInbox],
      }
    default:
      return role satisfies never
  }
}
