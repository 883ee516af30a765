import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { serverEnvironment, serverNodeOptions } from './nodeOptions.ts'

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

it('every way to start a server gives malloc the same limits', () => {
  for (const [name, value] of Object.entries(serverEnvironment))
    for (const path of ['scripts/start', 'Dockerfile']) expect(read(path)).toContain(`${name}=${value}`)
})
