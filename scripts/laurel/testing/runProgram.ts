import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { type StoreSettings, storeEnvironment } from '../../stores/settings.ts'

export type Ran = { readonly code: number | null; readonly output: string; readonly words: string }

const home = mkdtempSync(join(tmpdir(), 'laurel-programs-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const programs = { laurel: '../main.ts', serve: '../../serve/main.ts' } as const

/** Starts one of our programs as a person does, on the database of a spec. */
export const startProgram = (program: keyof typeof programs, databaseUrl: string, ...words: string[]) =>
  startProgramOn({ home, databaseUrl, eventStoreUrl: undefined }, program, ...words)

/** No program that ends by itself runs longer, however busy the machine is. */
const runMillisecondsMax = 50_000

const startProgramOn = (stores: StoreSettings, program: keyof typeof programs, ...words: string[]) =>
  spawn(process.execPath, [fileURLToPath(new URL(programs[program], import.meta.url)), ...words], {
    env: {
      ...process.env,
      ...storeEnvironment(stores),
      // Programs start many times; what Node made of their source the first time serves them all.
      NODE_COMPILE_CACHE: join(home, 'compiled'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: runMillisecondsMax,
    killSignal: 'SIGKILL',
  })

/** Lets a program run to its end: exit code, data from stdout, words from stderr. */
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
  runProgramOn({ home: dataFolder, databaseUrl, eventStoreUrl: undefined }, 'laurel', ...words)

/** Lets a program of an installation run to its end; the code is null when it did not end in time. */
export const runProgramOn = (...parameters: Parameters<typeof startProgramOn>): Promise<Ran> =>
  untilItEnds(startProgramOn(...parameters))
