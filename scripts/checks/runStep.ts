import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countTests, type TestCount } from './countTests.ts'
import type { CheckStep } from './steps.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a step to its end and counts the tests that passed and failed. */
export const runStep = async ({ program, parameters, report }: CheckStep): Promise<TestCount> => {
  const code = await exitCode(join(root, 'node_modules', program), parameters)
  if (report === undefined || !existsSync(report))
    return { passed: code === 0 && report === undefined ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const count = countTests(report)
  // A run that fails by an error outside of tests counts as a failure.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

const exitCode = (program: string, parameters: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...parameters], { cwd: root, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
