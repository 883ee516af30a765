import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readPostmaster } from '@laurel/api/server/embeddedDatabase/postmaster.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createTemporaryHome } from '../database/temporaryHome.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { runLaurel, startProgram, startProgramAt } from './testing/runProgram.ts'

const { url } = await createTestDatabase()
const home = createTemporaryHome('interrupted-')
afterAll(() => rmSync(home, { recursive: true, force: true }))

const history = (name: string, rows: number): string => {
  const file = join(home, `${name}.csv`)
  const lines = Array.from(
    { length: rows },
    (_, index) => `2026-03-${String(1 + (index % 28)).padStart(2, '0')}T09:00:00Z,ann,ben,help\n`,
  )
  writeFileSync(file, `at,from,to,kind\n${lines.join('')}`)
  return file
}

/** Runs a command whose reader leaves after the first piece of its output, or before it. */
const readByHead = async (readsFirst: boolean, ...words: string[]) => {
  const child = startProgram('laurel', url, ...words)
  if (readsFirst) await once(child.stdout, 'data')
  child.stdout.destroy()
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, said }
}

describe('a command whose reader leaves, as in `laurel … | head`', { timeout: 60_000 }, () => {
  test('ends quietly, with the exit code of programs that write to a closed pipe', async () => {
    await runLaurel(url, 'import', history('read', 500), '--allowance', '1000000')
    expect(await readByHead(true, 'audit', 'export', '--format', 'csv')).toEqual({ code: 141, said: '' })
    expect(await readByHead(false, 'audit', 'export', '--format', 'hledger')).toEqual({ code: 141, said: '' })
    expect(await readByHead(false, 'audit', 'balances')).toEqual({ code: 141, said: '' })
    expect(await readByHead(false, 'import', '--help')).toMatchObject({ said: '' })
  })

  test('keeps the exit code of a failure', async () => {
    expect(await readByHead(false, 'audit', 'balances', '--team', 'oak')).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no team oak'),
    })
  })
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a command that is ended by %s stops the embedded database that it started',
  { timeout: 60_000 },
  async signal => {
    const child = startProgramAt({ home, databaseUrl: '' }, 'laurel', 'import', history(signal, 20_000))
    const said = text(child.stderr)
    await once(child.stderr, 'data')
    child.kill(signal)
    await once(child, 'close')
    expect(child.exitCode).toBe(signal === 'SIGINT' ? 130 : 143)
    expect(await said).not.toContain('    at ')
    const data = join(home, 'database', 'cluster', 'data')
    expect(existsSync(data)).toBe(true)
    expect(readPostmaster(data)).toBeUndefined()
  },
)
