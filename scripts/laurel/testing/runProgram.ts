import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

export type Ran = { readonly code: number | null; readonly output: string; readonly words: string }

const home = mkdtempSync(join(tmpdir(), 'laurel-programs-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const programs = { laurel: '../main.ts', serve: '../../serve/main.ts' } as const

/** Starts one of our programs as a person does, on the database of a spec, with a data folder for that database. */
export const startProgram = (program: keyof typeof programs, databaseUrl: string, ...words: string[]) =>
  startProgramAt({ home: join(home, hash('sha1', databaseUrl)), databaseUrl }, program, ...words)

/** Where a program finds its data; without an EventStoreDB the log is in the database. */
export type ProgramStores = {
  readonly home: string
  readonly databaseUrl: string
  readonly eventStoreUrl?: string
}

/** A time limit for programs that end by themselves, on a busy machine as well. */
const runMillisecondsMax = 50_000

export const startProgramAt = (
  { home: dataFolder, databaseUrl, eventStoreUrl = '' }: ProgramStores,
  program: keyof typeof programs,
  ...words: string[]
) =>
  spawn(process.execPath, [fileURLToPath(new URL(programs[program], import.meta.url)), ...words], {
    env: {
      ...process.env,
      LAUREL_HOME: dataFolder,
      DATABASE_URL: databaseUrl,
      EVENTSTORE_URL: eventStoreUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: runMillisecondsMax,
    killSignal: 'SIGKILL',
  })

/** Runs a program to its end: exit code, data from stdout, messages from stderr. */
export const runProgram = (...parameters: Parameters<typeof startProgram>): Promise<Ran> =>
  untilItEnds(startProgram(...parameters))

const untilItEnds = async (child: ReturnType<typeof startProgram>): Promise<Ran> => {
  const [output, words] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, output, words }
}

export const runLaurel = (databaseUrl: string, ...words: string[]): Promise<Ran> =>
  runProgram('laurel', databaseUrl, ...words)

/** The command line of an installation with a data folder of its own. */
export const runLaurelAt = (dataFolder: string, databaseUrl: string, ...words: string[]): Promise<Ran> =>
  runLaurelOn({ home: dataFolder, databaseUrl }, ...words)

/** The command line of an installation whose log may be in EventStoreDB. */
export const runLaurelOn = (stores: ProgramStores, ...words: string[]): Promise<Ran> =>
  runProgramAt(stores, 'laurel', ...words)

/** Runs a program of an installation to its end; the code is null when it did not end in time. */
export const runProgramAt = (...parameters: Parameters<typeof startProgramAt>): Promise<Ran> =>
  untilItEnds(startProgramAt(...parameters))
