import { execFile } from 'node:child_process'

type Ran = { readonly code: number; readonly output: string; readonly words: string }

const timeout = 60_000

/** Runs a program as a person would who has nothing of this project, and answers what it printed. */
export const runFile = (file: string, cwd: string, env: Readonly<Record<string, string>>): Promise<Ran> =>
  new Promise(resolve => {
    const child = execFile(
      process.execPath,
      ['--no-warnings', file],
      { cwd, env: { ...process.env, ...env, NODE_OPTIONS: '' }, timeout },
      (_error, output, words) => resolve({ code: child.exitCode ?? 1, output, words }),
    )
  })
