import { join } from 'node:path'

/** A check of the whole project: a program, and whether it reports its tests. */
export type CheckStep = {
  readonly name: string
  readonly program: string
  readonly parameters: readonly string[]
  /** Writes a report of its tests here; a step without one counts as a single test. */
  readonly report?: string
}

const vitest = (name: string, report: string, configuration: string): CheckStep => ({
  name,
  program: 'vitest/vitest.mjs',
  parameters: [
    'run',
    '--config',
    configuration,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  report,
})

const typeScript = (name: string, project: string): CheckStep => ({
  name: `types of ${name}`,
  program: 'typescript/bin/tsc',
  parameters: ['--noEmit', '-p', project],
})

/** All checks, the fast ones first. Programs are named by their path in node_modules. */
export const checkSteps = (reports: string): readonly CheckStep[] => [
  typeScript('the servers', 'tsconfig.json'),
  typeScript('the admin', 'admin-ui'),
  typeScript('the portal', 'portal-ui'),
  typeScript('the page of the sandbox', 'scripts/sandbox/page'),
  { name: 'format and lint', program: '@biomejs/biome/bin/biome', parameters: ['check', '.'] },
  { name: 'lint with types', program: 'oxlint/bin/oxlint', parameters: ['--type-aware'] },
  vitest('specs', join(reports, 'specs.json'), 'vitest.config.ts'),
  vitest('journeys', join(reports, 'journeys.json'), 'vitest.journeys.config.ts'),
]
