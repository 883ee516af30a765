import { describe, expect, it } from 'vitest'
import { verifyLedger } from '../audit/verifyLedger.ts'
import { createLedger } from '../handling/createLedger.ts'
import { channelIdOf } from '../kernel/foreignIds.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import { createTestCampaigns } from '../testing/testCampaigns.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { encryptField } from './encryptedField.ts'
import { monthHolder } from './holders.ts'
import { createMemoryVault } from './memoryVault.ts'
import { decryptPersonal } from './personalData.ts'
import { createVaultedLog } from './vaultedLog.ts'

const setUp = async () => {
  const stored = createMemoryLog()
  const vault = createMemoryVault()
  const log = createVaultedLog(stored, vault)
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben', 'Cleo'] })
  return { stored, vault, log, ledger, team }
}

const textOf = async (log: Pick<EventLog, 'readAll'>): Promise<string> => {
  let text = ''
  for await (const batch of log.readAll()) text += JSON.stringify(batch)
  return text
}

describe('the key of a month', () => {
  it('erases the free texts of that month alone, and keeps people and books', async () => {
    const { stored, vault, log, team } = await setUp()
    accepted(await team.give('Ann', ['Ben'], 10, { key: 'march', message: 'Thanks for the soup' }))
    accepted(await team.adjust('Ben', 5, 'Found a quince'))
    expect(await textOf(log)).toMatch(/soup[\s\S]*quince/)

    await vault.destroy(monthHolder(team.teamId, '2026-03'))

    const text = await textOf(log)
    expect(text).not.toMatch(/soup|quince/)
    expect(text).toMatch(/ann@evergreen.example/)
    const { findings, books } = await verifyLedger(stored)
    expect(findings).toEqual([])
    expect(books.balanceOf(team.teamId, 'redeemable', team.memberId('Ben'))).toBe(5)
  })

  it('keeps the texts of other months and teams', async () => {
    const { vault, log, team } = await setUp()
    await team.give('Ann', ['Ben'], 10, { message: 'Thanks for the soup' })
    await vault.destroy(monthHolder(team.teamId, '2026-02'))
    await vault.destroy(monthHolder(team.memberId('Ann'), '2026-03'))
    expect(await textOf(log)).toContain('Thanks for the soup')
  })

  it('lets nothing readable into a month that is erased', async () => {
    const { stored, vault, log, team } = await setUp()
    await vault.destroy(monthHolder(team.teamId, '2026-03'))
    accepted(await team.give('Ann', ['Ben'], 10, { message: 'Thanks for the soup' }))
    expect((await textOf(stored)) + (await textOf(log))).not.toContain('soup')
  })
})

describe('a nomination', () => {
  it.each(['Ann', 'Ben'])('is erased with %s, who wrote it or whom it is about', async name => {
    const { vault, log, ledger, team } = await setUp()
    const campaigns = createTestCampaigns(ledger, team, channelIdOf(team.teamId, 'general'))
    await campaigns.open('Quarter')
    await campaigns.nominate('Quarter', 'Ann', 'Ben', 'Because of the soup')
    await campaigns.nominate('Quarter', 'Cleo', 'Cleo', 'Because of the quince')
    await campaigns.nominate('Quarter', 'Ann', 'Cleo', 'Because of the marmalade')
    await vault.destroy({ teamId: team.teamId, memberId: team.memberId(name) })
    const text = await textOf(log)
    expect(text).not.toContain('soup')
    expect(text.includes('marmalade')).toBe(name === 'Ben')
  })
})

describe('why a finding looks fine', () => {
  it.each(['Ann', 'Ben', 'Cleo'])('is erased with %s, who wrote it or whom it is about', async name => {
    const { vault, log, ledger, team } = await setUp()
    accepted(
      await ledger.handle({
        type: 'dismissFinding',
        id: team.shoutoutId('looks fine'),
        teamId: team.teamId,
        actor: { kind: 'member', id: team.memberId('Cleo') },
        occurredAt: '2026-03-20T09:00:00.000Z',
        data: {
          findingId: team.shoutoutId('finding'),
          signal: 'pair',
          subjectIds: [team.memberId('Ann'), team.memberId('Ben')],
          month: '2026-03',
          weight: 80,
          decidedBy: team.memberId('Cleo'),
          reason: 'They cook the soup together.',
        },
      }),
    )
    expect(await textOf(log)).toContain('soup')
    await vault.destroy({ teamId: team.teamId, memberId: team.memberId(name) })
    expect(await textOf(log)).not.toContain('soup')
  })
})

describe('a text from before months had keys', () => {
  it('is read with the key of its person, and hidden with the month', async () => {
    const { stored, vault, team } = await setUp()
    await team.adjust('Ann', 5, 'Found a quince')
    const [key] = await vault.findKeys([{ teamId: team.teamId, memberId: team.memberId('Ann') }])
    let recorded: RecordedEvent | undefined
    for await (const batch of stored.readAll())
      recorded = batch.find(({ type }) => type === 'PointsAdjusted') ?? recorded
    if (!recorded || !key) throw new Error('Nothing was adjusted.')
    const reason = encryptField(key, { eventId: recorded.id, path: ['reason'] }, 'Found a fig')
    const older = { ...recorded, data: { ...recorded.data, reason } }
    expect(decryptPersonal(older, [key, null]).data.reason).toBe('Found a fig')
    expect(decryptPersonal(older, [key, undefined]).data.reason).toBe('(forgotten)')
  })
})
