import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { serverNodeOptions } from './nodeOptions.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('every way to start a server, and the benchmarks, give Node the same options', () => {
  expect(read('scripts/start')).toContain(
    `scripts/runtime ${serverNodeOptions.join(' ')} scripts/serve/main.ts`,
  )
  const command = ['node', ...serverNodeOptions, 'scripts/serve/main.ts'].map(word => JSON.stringify(word))
  expect(read('Dockerfile')).toContain(`CMD [${command.join(', ')}]`)
  expect(read('scripts/bench')).toContain(
    `scripts/runtime ${serverNodeOptions.join(' ')} scripts/benchmarks/main.ts`,
  )
})
