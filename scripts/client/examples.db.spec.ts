import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestApi } from '@laurel/api/testing/testApi.ts'
import { createApiKey } from '@laurel/contract/developers/apiKeys.ts'
import { keyScopes } from '@laurel/contract/wire/keyScopes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { buildClient } from './buildClient.ts'
import { runFile } from './runFile.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { url } = await createTestDatabase()
const api = createTestApi(url)

/** A folder of a program that has installed the client, and nothing else of this project. */
const home = mkdtempSync(join(tmpdir(), 'laurel-client-'))
const packed = join(home, 'node_modules/@laurel/client')
afterAll(() => rmSync(home, { recursive: true, force: true }))

const environment = { LAUREL_URL: '', LAUREL_KEY: '' }

beforeAll(async () => {
  mkdirSync(packed, { recursive: true })
  buildClient(join(packed, 'dist'))
  cpSync(join(root, 'api/client/package.json'), join(packed, 'package.json'))
  for (const library of [
    'openapi-fetch',
    'openapi-typescript-helpers',
    'eventsource-parser',
    '@types/node',
    'undici-types',
  ])
    linkLibrary(library)
  writeFileSync(join(home, 'package.json'), '{"type":"module"}')
  environment.LAUREL_URL = await api().app.listen({ host: '127.0.0.1', port: 0 })
  const { olga, ann } = await api().team('examples')
  const key = await api().ask(olga, {
    method: 'POST',
    url: '/v1/admin/apiKeys',
    payload: { name: 'Examples', scopes: keyScopes, days: 30 },
  })
  environment.LAUREL_KEY = createApiKey.response.parse(key.body).secret
  await api().ask(olga, {
    method: 'POST',
    url: `/v1/admin/members/${ann.memberId}/adjust`,
    payload: { points: 5, reason: 'An example' },
  })
})

const linkLibrary = (name: string): void => {
  const link = join(home, 'node_modules', name)
  mkdirSync(join(link, '..'), { recursive: true })
  symlinkSync(join(root, 'node_modules', name), link)
}

const examplesIn = (path: string): readonly (readonly [string, string])[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(
    ([, text = ''], index) => [`${path} ${index + 1}`, text],
  )

const examples = ['docs/api.md', 'docs/outgoing-events.md'].flatMap(examplesIn)

describe('the examples of the documentation', { timeout: 120_000 }, () => {
  test('are written in the types of the client', () => {
    const files = examples.map(([, text], index) => {
      const file = join(home, `example${index}.ts`)
      writeFileSync(file, text)
      return file
    })
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const options = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext', '--types', 'node']
    const checked = spawnSync(process.execPath, [compiler, ...options, ...files], {
      cwd: home,
      encoding: 'utf8',
    })
    expect(checked.stdout).toBe('')
    expect(files.length).toBeGreaterThan(3)
  })

  test.each(examples)('run: %s', async (name, text) => {
    const file = join(home, `${name.replaceAll(/\W/g, '')}.ts`)
    writeFileSync(file, text)
    const { code, output, words } = await runFile(file, home, environment)
    expect([code, words]).toEqual([0, ''])
    expect(output).not.toBe('')
  })
})
