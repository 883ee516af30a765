import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildScreens } from '../screens/buildScreens.ts'
import { addCounts, type TestCount } from './countTests.ts'
import { runStep } from './runStep.ts'
import { checkSteps } from './steps.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const reports = mkdtempSync(join(tmpdir(), 'laurel-checks-'))
const counts: TestCount[] = []
const failedSteps: string[] = []

for (const step of checkSteps(reports)) {
  say(`\n── ${step.name}`)
  if (step.name === 'journeys') await buildScreens(say)
  const beganAt = performance.now()
  const count = await runStep(step)
  counts.push(count)
  if (count.failed > 0) failedSteps.push(step.name)
  const seconds = Math.round((performance.now() - beganAt) / 1000)
  say(`── ${step.name}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
}
rmSync(reports, { recursive: true, force: true })

const { passed, failed, skipped } = addCounts(counts)
say('')
if (skipped > 0) say(`${skipped} tests were skipped; their reasons stand beside them.`)
if (failedSteps.length > 0) say(`What failed: ${failedSteps.join(', ')}.`)
process.exitCode = failed === 0 ? 0 : 1
say(`${passed} passed, ${failed} failed`)
