import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { unzipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../database/testDatabase.ts'
import { verifyPack } from '../../../verifier/pack.ts'
import { runLaurel } from '../../testing/runProgram.ts'
import { archiveOf } from './writeArchive.ts'

const { url } = await createTestDatabase()
await migrateLog(url)
// The events of the specs were recorded in March.
let now = new Date('2026-03-20T00:00:00.000Z')
const log = createPostgresLog({ url, now: () => now })
afterAll(() => log.close())
const ledger = createLedger({ log })
const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
await settle(ledger, accepted(await team.give('Ann', ['Ben'], 80)).events)
await settle(ledger, accepted(await team.redeem('Ben', 'Mug', 30)).events)
const byAnn = {
  teamId: team.teamId,
  actor: { kind: 'member', id: team.memberId('Ann') },
  occurredAt: '2026-03-10T12:00:00.000Z',
} as const
const grant = { giverId: team.memberId('Ann'), grantId: crypto.randomUUID() }
const everyone = { absentRecipientIds: [], ineligibleRecipientIds: [] }
const paid = { paidBy: 'company', allowance: { period: '2026-03-01', points: 0 }, ...everyone } as const
const beacon = { awardId: crypto.randomUUID(), name: 'Beacon', points: 20, message: '', isPrivate: false }
await ledger.handle({
  ...byAnn,
  type: 'giveAward',
  id: crypto.randomUUID(),
  data: {
    ...grant,
    awardId: beacon.awardId,
    recipientIds: [team.memberId('Ben')],
    channelId: null,
    message: '',
  },
  policy: { ...paid, hasAwards: true, award: { ...beacon, bannerIds: [], gifts: [] }, unapprovedPoints: 19 },
})
const decliner = crypto.randomUUID()
await ledger.handle({
  ...byAnn,
  actor: { kind: 'member', id: decliner },
  type: 'declineAward',
  id: crypto.randomUUID(),
  data: { ...grant, reason: 'Not this quarter' },
})
const other = await createTestTeam(ledger, { name: 'birch', memberNames: ['Zoe'] })

const folder = mkdtempSync(join(tmpdir(), 'laurel-pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const audit = (...words: string[]) => runLaurel(url, 'audit', ...words)
const packTo = (name: string, month = '2026-03') =>
  audit('pack', '--team', 'evergreen', '--month', month, '--to', join(folder, name))

const openBefore = await packTo('open.zip')
await audit('close-month', '--team', 'evergreen', '2026-03')
const made = await packTo('first.zip')
const publicKey = createPublicKey((await audit('public-key')).output)
const archive = readFileSync(join(folder, 'first.zip'))
const files = unzipSync(archive)
const textOf = (path: string): string => Buffer.from(files[path] ?? []).toString()

/** An archive of other files under a signature that fits, as the holder of another key makes it. */
const resealed = async (changed: Readonly<Record<string, string>>) => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const all = Object.keys(files).map(path => ({ path, pieces: [changed[path] ?? textOf(path)] }))
  const chunks: Uint8Array[] = []
  for await (const chunk of archiveOf(all, () => [], privateKey)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe('laurel audit pack', { timeout: 120_000 }, () => {
  test('asks for the closing of the month first', () => {
    expect(openBefore).toMatchObject({
      code: 1,
      words: expect.stringContaining('2026-03 is not closed. Close it first with: laurel audit close-month'),
    })
  })

  test('writes an archive that is sound without this system', () => {
    expect(made).toMatchObject({ code: 0, words: expect.stringContaining('The attestation pack of 2026-03') })
    expect(verifyPack(archive, publicKey)).toEqual([])
    expect(textOf('books/closing.csv')).toContain(`redeemable,${team.memberId('Ben')},50\n`)
    expect(textOf('books/opening.csv')).toBe('account,member,points\n')
    expect(JSON.parse(textOf('verification.json'))).toMatchObject({ findings: [] })
  })

  test('names who asked for an award and who declined it', () => {
    const [, proposed, declined] = textOf('approvals.csv').split('\n')
    expect(proposed).toContain(`member ${team.memberId('Ann')},award proposed`)
    expect(declined).toContain(`member ${decliner},award declined`)
  })

  test('holds nothing of another team, and no name', () => {
    for (const path of Object.keys(files)) {
      expect(textOf(path)).not.toContain(other.teamId)
      if (path !== 'events.jsonl') expect(textOf(path)).not.toMatch(/ann@|ben@/)
    }
  })

  test('has the same bytes each time, also after later events and checkpoints', async () => {
    now = new Date()
    await settle(ledger, accepted(await team.give('Ann', ['Ben'], 5)).events)
    await audit('checkpoint')
    await packTo('second.zip')
    expect(readFileSync(join(folder, 'second.zip')).equals(archive)).toBe(true)
  })

  test('is not sound with any bit flipped, and names the file', () => {
    const at = (part: string): number => archive.indexOf(part) + part.length + 40
    for (const path of ['events.jsonl', 'books/journal.csv', 'changes.csv']) {
      const flipped = Buffer.from(archive)
      flipped[at(path)] = (flipped[at(path)] ?? 0) ^ 1
      expect(verifyPack(flipped, publicKey).join('\n')).toContain(path)
    }
    for (let offset = 0; offset < archive.length; offset += 97) {
      const flipped = Buffer.from(archive)
      flipped[offset] = (flipped[offset] ?? 0) ^ (1 << (offset % 8))
      expect(verifyPack(flipped, publicKey), `byte ${offset}`).not.toEqual([])
    }
  })

  test('is not sound under another key', async () => {
    const forged = await resealed({ 'liability.csv': 'closing,0' })
    expect(verifyPack(forged, publicKey)).toEqual([
      'liability.csv was changed: its SHA-256 does not fit',
      'the seal of the archive does not fit its bytes: some byte of it was changed',
    ])
  })

  test('leaves a file alone that it can’t replace', async () => {
    writeFileSync(join(folder, 'kept.zip'), 'kept')
    expect(await packTo('kept.zip', '2026-13')).toMatchObject({ code: 1 })
    expect(readFileSync(join(folder, 'kept.zip'), 'utf8')).toBe('kept')
  })
})
