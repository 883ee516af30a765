import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { freePorts } from '../../../journeys/freePorts.ts'
import type { Company } from '../company.ts'
import { appOfWorkspaces } from './workspaceOf.ts'

export type Workspaces = {
  /** The address of the sandbox. */
  readonly url: string
  readonly app: typeof appOfWorkspaces
  /** Where Laurel is to serve. */
  readonly origin: string
  readonly port: number
  readonly stop: () => Promise<void>
}

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const Started = z.object({ url: z.url() })

/** Starts the workspaces of companies in a process of their own. */
export const startWorkspaces = async (companies: readonly Company[]): Promise<Workspaces> => {
  const { port } = await freePorts()
  const origin = `http://127.0.0.1:${port}`
  const wanted = {
    origin,
    companies: companies.map(({ name, members, activities }) => ({ name, members, activities })),
  }
  const child = fork(main, [JSON.stringify(wanted)], { execPath: process.execPath })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The workspaces ended by themselves.')
  })
  // Awaited below while they start; later their end is wanted.
  ended.catch(() => {})
  const [started] = await Promise.race([once(child, 'message'), ended])
  return {
    url: Started.parse(started).url,
    app: appOfWorkspaces,
    origin,
    port,
    stop: async () => {
      if (child.exitCode !== null) return
      child.disconnect()
      await ended.catch(() => {})
    },
  }
}
