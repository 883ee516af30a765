import { describe, expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import { countingReads } from '../log/suite/countingReads.ts'
import { memberStream } from '../members/stream.ts'
import { createSignedHistory, createTestKey, takeSigned } from '../testing/testCheckpoints.ts'
import { createTestTeam } from '../testing/testTeam.ts'
import { createMemoryVault } from '../vault/memoryVault.ts'
import { createVaultedLog } from '../vault/vaultedLog.ts'
import { makeReceipt } from './makeReceipt.ts'
import { Receipt } from './receipt.ts'
import { verifyReceipt } from './verifyReceipt.ts'

const { log, lines, key, team, events } = await createSignedHistory()

const receiptOf = async (member: string, at = -1): Promise<Receipt> => {
  const known = lines.slice(0, lines.length + at + 1)
  const answer = await makeReceipt({ stored: log, decrypted: log }, { team: 'evergreen', member }, known)
  if (answer.kind === 'refused') throw new Error(answer.message)
  return answer.receipt
}

describe('a receipt', () => {
  it('proves what a member holds, by e-mail address or by key, without the log', async () => {
    const receipt = Receipt.parse(JSON.parse(JSON.stringify(await receiptOf('ben@evergreen.example'))))
    expect(receipt.balances.redeemable).toBe(15)
    expect(verifyReceipt(receipt, key.publicKey)).toEqual([])
    expect(await receiptOf('Ben')).toEqual(receipt)
  })

  it('proves what a member held at an earlier checkpoint', async () => {
    const receipt = await receiptOf('Ann', -3)
    expect(receipt.balances['allowance:shoutout']).toBe(90)
    expect(verifyReceipt(receipt, key.publicKey)).toEqual([])
  })

  it('is refused for an unknown member or team', async () => {
    await expect(receiptOf('zoe@evergreen.example')).rejects.toThrow('No member of evergreen')
  })

  it('shows another balance, a changed event, an event left out and another key', async () => {
    const receipt = await receiptOf('Ben')
    const faultsOf = (forged: Receipt) => verifyReceipt(forged, key.publicKey).join('\n')
    expect(faultsOf({ ...receipt, balances: { ...receipt.balances, redeemable: 99 } })).toContain('balances')
    expect(faultsOf({ ...receipt, member: { ...receipt.member, key: 'Ann' } })).toContain(
      'not the member whose key is Ann',
    )
    expect(faultsOf({ ...receipt, events: receipt.events.slice(0, -1) })).toContain('events are missing')
    expect(
      faultsOf({
        ...receipt,
        events: receipt.events.map((event, index) => (index === 1 ? { ...event, version: 7 } : event)),
      }),
    ).toContain('revision 1, is not what was recorded')
    expect(verifyReceipt(receipt, createTestKey().publicKey)[0]).toContain('unknown key')
  })

  it('holds for encrypted personal data, and shows none of it', async () => {
    const stored = createMemoryLog()
    const decrypted = createVaultedLog(stored, createMemoryVault())
    await createTestTeam(createLedger({ log: decrypted }), { memberNames: ['Ann', 'Ben'] })
    const line = await takeSigned(stored, [], key.privateKey)
    const request = { team: 'evergreen', member: 'ben@evergreen.example' }
    const answer = await makeReceipt({ stored, decrypted }, request, [line])
    if (answer.kind === 'refused') throw new Error(answer.message)
    expect(verifyReceipt(answer.receipt, key.publicKey)).toEqual([])
    expect(answer.receipt.member.key).toBe('Ben')
    expect(JSON.stringify(answer.receipt.events)).not.toContain('ben@')
  })

  it("shows that it is another member's", async () => {
    const [ben, cleo] = [await receiptOf('Ben'), await receiptOf('Cleo')]
    expect(verifyReceipt({ ...ben, member: cleo.member }, key.publicKey)[0]).toContain('not to this member')
  })
})

describe('making a receipt', () => {
  const benStream = memberStream.nameOf(team.teamId, team.memberId('Ben'))
  const make = async (from: EventLog, known = lines) => {
    const reads = countingReads(from)
    const asked = { team: 'evergreen', member: 'Ben' }
    const answer = await makeReceipt({ stored: reads.log, decrypted: reads.log }, asked, known)
    return { answer, events: reads.events() }
  }

  it('reads the team and the member, where the checkpoints say where all other streams stood', async () => {
    const { answer, events: taken } = await make(log)
    expect(answer).toEqual({ kind: 'made', receipt: await receiptOf('Ben') })
    const needed = events.filter(({ stream }) => stream === benStream || stream.startsWith('team-'))
    expect(taken).toBeLessThanOrEqual(needed.length + 1)
    expect(taken).toBeLessThan(events.length)
  })

  it('reads the log where earlier checkpoints are missing, or do not lead to what was signed', async () => {
    const [first, ...others] = lines
    if (!first) throw new Error('There is no checkpoint.')
    const forgotten = { ...first, changed: first.changed.slice(0, -1) }
    for (const known of [others, [forgotten, ...others]]) {
      const { answer, events: taken } = await make(log, known)
      expect(answer).toEqual({ kind: 'made', receipt: await receiptOf('Ben') })
      expect(taken).toBeGreaterThanOrEqual(events.length)
    }
  })

  it.each([
    ['was cut off', (batch: readonly RecordedEvent[]) => batch.slice(0, -1)],
    ['was changed', (batch: readonly RecordedEvent[]) => batch.map(event => ({ ...event, version: 7 }))],
  ])('is refused when the stream of the member %s', async (_, change) => {
    const changed: EventLog = {
      ...log,
      async *readStream(stream, ...rest) {
        for await (const batch of log.readStream(stream, ...rest))
          yield stream === benStream && rest.length === 0 ? change(batch) : batch
      },
    }
    expect((await make(changed)).answer).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('does not fit this checkpoint'),
    })
  })
})
