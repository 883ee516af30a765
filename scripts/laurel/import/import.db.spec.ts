import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { runLaurel, startProgram } from '../testing/runProgram.ts'

const { url } = await createTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'laurel-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every history has a name of its own, and with it a team of its own. */
const history = (name: string, content: string): string => {
  const file = join(folder, `${name}.csv`)
  writeFileSync(file, content)
  return file
}

const refusedOf = (file: string): string[] =>
  readFileSync(`${file}.refused.csv`, 'utf8').replace('\uFEFF', '').trim().split('\n')

/** Redeemable points by the key a member was imported under. */
const earnedIn = async (team: string): Promise<Record<string, number>> => {
  const { output } = await runLaurel(url, 'audit', 'balances', '--team', team, '--format', 'csv')
  const rows = output.split('\n').map(line => line.split(','))
  return Object.fromEntries(
    rows.flatMap(([, account, member = '', points]) =>
      account === 'redeemable' && points !== '0' ? [[member, Number(points)]] : [],
    ),
  )
}

const header = 'at,from,to,kind\n'
const row = (from: string, to: string, day = 1, kind = 'help'): string =>
  `2026-03-${String(day).padStart(2, '0')}T09:00:00Z,${from},${to},${kind}\n`

describe('laurel import', { timeout: 60_000 }, () => {
  test('gives what is sound, and puts every broken line with its reason into the refused file', async () => {
    const file = history(
      'broken',
      `${header}${row('ann', 'ben')}2026-03-02T09:00:00Z,"ann,ben,help\nyesterday,ann,ben,help\n2026-03-03T09:00:00Z,ann\n${row('ann', '')}${row('ann', 'ann')}${row('ben', 'ann')}`,
    )
    const { code, words } = await runLaurel(url, 'import', file)
    expect(code).toBe(0)
    expect(words).toContain('2 shoutouts are in the ledger of team broken; 5 rows were refused')
    expect(refusedOf(file).map(line => line.split(',').at(0))).toEqual(['line', '3', '4', '5', '6', '7'])
    const text = refusedOf(file).join('\n')
    for (const reason of [
      'BROKEN_LINE',
      'INVALID_TIME',
      'WRONG_COLUMN_COUNT',
      'INVALID_FIELD',
      'SELF_RECOGNITION',
    ])
      expect(text).toContain(reason)
    expect(await earnedIn('broken')).toEqual({ ann: 10, ben: 10 })
  })

  test.each([
    ['an empty file', '', 'is empty'],
    ['a file without a column', 'at,from,kind\n', 'has no column to'],
  ])('says what is wrong with %s, and records nothing', async (name, content, reason) => {
    const file = history(name.replaceAll(' ', '-'), content)
    const { code, words } = await runLaurel(url, 'import', file)
    expect(code).toBe(1)
    expect(words).toContain(reason)
    expect(words).not.toContain('    at ')
    expect(existsSync(`${file}.refused.csv`)).toBe(false)
  })

  test('says which file it does not find', async () => {
    const { code, words } = await runLaurel(url, 'import', join(folder, 'nowhere.csv'))
    expect(code).toBe(1)
    expect(words).toMatch(/^laurel: .*nowhere\.csv/)
    expect(words).not.toContain('    at ')
  })

  test('reads what spreadsheets write: a byte order mark, CRLF, other columns, no newline at the end', async () => {
    const file = history(
      'spreadsheet',
      '\uFEFFTo,From,Kind,Note,At\r\nben,"ann",help,"so, so",2026-03-01T09:00:00Z\r\ncleo,ann,,,2026-03-01T10:00:00Z',
    )
    expect(await runLaurel(url, 'import', file)).toMatchObject({ code: 0 })
    expect(refusedOf(file)).toHaveLength(1)
    expect(await earnedIn('spreadsheet')).toEqual({ ben: 10, cleo: 10 })
  })

  test('takes a row that stands there twice for two shoutouts, however often it is run', async () => {
    const file = history('twice', `${header}${row('ann', 'ben')}${row('ann', 'ben')}`)
    expect(await runLaurel(url, 'import', file)).toMatchObject({ code: 0 })
    expect(await earnedIn('twice')).toEqual({ ben: 20 })
    expect(await runLaurel(url, 'import', file)).toMatchObject({ code: 0 })
    expect(await earnedIn('twice')).toEqual({ ben: 20 })
  })

  test('ends in the same books when it is killed half-way and run again', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `person${index}`)
    const rows = Array.from({ length: 2_000 }, (_, index) =>
      row(names[index % 40] ?? '', names[(index * 7 + 1) % 40] ?? '', 1 + (index % 28)),
    ).join('')
    const whole = history('whole', `${header}${rows}`)
    const killed = history('killed', `${header}${rows}`)
    expect(await runLaurel(url, 'import', whole)).toMatchObject({ code: 0 })

    const half = startProgram('laurel', url, 'import', killed)
    await new Promise<void>(resolve => {
      half.once('exit', () => resolve())
      half.stderr.on('data', chunk => {
        if (/ \d{3,} of 2000/.test(String(chunk))) half.kill('SIGKILL')
      })
    })
    expect(half.signalCode).toBe('SIGKILL')
    expect(existsSync(`${killed}.refused.csv`)).toBe(false)
    expect(await runLaurel(url, 'import', killed)).toMatchObject({ code: 0 })

    expect(await earnedIn('killed')).toEqual(await earnedIn('whole'))
    expect(refusedOf(killed)).toEqual(refusedOf(whole))
    expect(await runLaurel(url, 'audit', 'verify')).toMatchObject({ code: 0 })
  })

  test('imports its file of refusals under a larger allowance: what was refused is given, and no more', async () => {
    const thanks = (day: number, from: string) => row(from, 'ben', day).repeat(3)
    const content = `${header}${thanks(1, 'ann')}${thanks(1, '=eve')}${thanks(2, 'ann')}${row('ann', 'ann')}`
    const small = history('small', content)
    expect(await runLaurel(url, 'import', small, '--allowance', '20')).toMatchObject({
      words: expect.stringContaining('4 shoutouts are in the ledger of team small; 6 rows were refused'),
    })
    const refused = `${small}.refused.csv`
    expect(await runLaurel(url, 'import', refused, '--allowance', '20')).toMatchObject({
      words: expect.stringContaining('0 shoutouts are in the ledger of team small; 6 rows were refused'),
    })
    const given = '5 shoutouts are in the ledger of team small; 1 rows were refused (1 SELF_RECOGNITION)'
    for (const _repeat of [1, 2])
      expect(await runLaurel(url, 'import', refused, '--allowance', '500')).toMatchObject({
        words: expect.stringContaining(given),
      })
    const large = history('large', content)
    await runLaurel(url, 'import', large, '--allowance', '500')
    expect(await earnedIn('small')).toEqual(await earnedIn('large'))
    expect(await runLaurel(url, 'audit', 'verify')).toMatchObject({ code: 0 })
  })

  test('gives the same books for the same rows in another order', async () => {
    const rows = ['ben', 'cleo', 'dan'].flatMap(to => [row('ann', to), row('ann', to, 1, 'idea')])
    const forth = history('forth', `${header}${rows.join('')}`)
    const back = history('back', `${header}${rows.toReversed().join('')}`)
    for (const file of [forth, back])
      expect(await runLaurel(url, 'import', file, '--allowance', '30')).toMatchObject({ code: 0 })
    expect(await earnedIn('forth')).toEqual(await earnedIn('back'))
  })

  test('refuses rows of the future until they have come', async () => {
    const file = history('future', `${header}2099-01-01T00:00:00Z,ann,ben,help\n${row('ann', 'ben')}`)
    expect(await runLaurel(url, 'import', file)).toMatchObject({
      code: 0,
      words: expect.stringContaining(
        '1 shoutouts are in the ledger of team future; 1 rows were refused (1 IN_THE_FUTURE)',
      ),
    })
    expect(await earnedIn('future')).toEqual({ ben: 10 })
  })

  test('refuses a file in another encoding, and keeps its people apart when the encoding is named', async () => {
    const file = history('latin', `${header}${row('ann', 'jürgen')}${row('ann', 'jörgen')}`)
    writeFileSync(file, Buffer.from(readFileSync(file, 'utf8'), 'latin1'))
    const { code, words } = await runLaurel(url, 'import', file)
    expect(code).toBe(1)
    expect(words).toMatch(/^laurel: .*latin\.csv, line 2, column 27: the byte 0xFC is not valid utf-8/)
    expect(await runLaurel(url, 'import', file, '--encoding', 'windows-1252')).toMatchObject({ code: 0 })
    expect(await earnedIn('latin')).toEqual({ jörgen: 10, jürgen: 10 })
  })

  // A device that is always full simulates the disk; the spec is skipped where the system has none.
  test.skipIf(!existsSync('/dev/full'))(
    'says so when the disk is full, loses nothing, and completes when there is room',
    async () => {
      const file = history('full', `${header}${row('ann', 'ben')}${row('ann', 'ann')}`)
      symlinkSync('/dev/full', `${file}.refused.csv.part`)
      const { code, words } = await runLaurel(url, 'import', file)
      expect(code).toBe(1)
      expect(words).toMatch(/full\.csv\.refused\.csv could not be written: .*ENOSPC.* run the import again/)
      expect(existsSync(`${file}.refused.csv`)).toBe(false)
      expect(await earnedIn('full')).toEqual({ ben: 10 })

      expect(await runLaurel(url, 'import', file)).toMatchObject({ code: 0 })
      expect(refusedOf(file)).toHaveLength(2)
      expect(await earnedIn('full')).toEqual({ ben: 10 })
    },
  )

  test('says so when the database has no room, and goes on from there when it has', async () => {
    const file = history('crowded', `${header}${row('ann', 'ben')}${row('ben', 'ann')}`)
    const owner = new Client({ connectionString: url })
    await owner.connect()
    // The server's own word for a full disk, for as long as the trigger stands.
    await owner.query(`
      create function log.no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger no_room before insert on log.events execute function log.no_room()`)
    const { code, words } = await runLaurel(url, 'import', file)
    await owner.query('drop trigger no_room on log.events')
    await owner.end()
    expect(code).toBe(1)
    expect(words).toContain('No space left on device')
    expect(words).not.toContain('    at ')
    expect(await runLaurel(url, 'import', file)).toMatchObject({ code: 0 })
    expect(await earnedIn('crowded')).toEqual({ ann: 10, ben: 10 })
  })
})
