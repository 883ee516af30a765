import { describe, expect, it } from 'vitest'
import { verifyLedger } from '../audit/verifyLedger.ts'
import { createLedger } from '../handling/createLedger.ts'
import { ledgerEvents } from '../handling/eventCatalog.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import { memberStream } from '../members/stream.ts'
import { testOrders } from '../testing/testOrders.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { createMemoryVault } from './memoryVault.ts'
import { parseRecorded } from './parseRecorded.ts'
import { personalFields } from './personalFields.ts'
import { createVaultedLog } from './vaultedLog.ts'

const setUp = async () => {
  const stored = createMemoryLog()
  const vault = createMemoryVault()
  const log = createVaultedLog(stored, vault)
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  return { stored, vault, log, ledger, team }
}

const textOf = async (log: Pick<EventLog, 'readAll'>): Promise<string> => {
  let text = ''
  for await (const batch of log.readAll()) text += JSON.stringify(batch)
  return text
}

const eventsOf = async (batches: AsyncIterable<readonly RecordedEvent[]>): Promise<RecordedEvent[]> => {
  const events: RecordedEvent[] = []
  for await (const batch of batches) events.push(...batch)
  return events
}

const erase = async ({ vault, ledger, team }: Awaited<ReturnType<typeof setUp>>, name: string) => {
  const memberId = team.memberId(name)
  await vault.destroy({ teamId: team.teamId, memberId })
  return ledger.handle({
    type: 'eraseMember',
    id: team.shoutoutId(`erase ${name}`),
    teamId: team.teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: '2026-04-01T00:00:00.000Z',
    data: { memberId },
  })
}

describe('a log behind a vault', () => {
  it('keeps no personal text, and shows it to readers through the vault', async () => {
    const { stored, log, team } = await setUp()
    await team.give('Ann', ['Ben'], 10, { message: 'Thanks for the soup' })
    expect(await textOf(stored)).not.toMatch(/Ann|ann@|soup/)
    expect(await textOf(log)).toMatch(/ann@evergreen.example.*soup/)
  })

  it('encrypts every field of a profile by itself, and shows none of a forgotten person', async () => {
    const world = await setUp()
    const memberId = world.team.memberId('Ann')
    accepted(
      await world.ledger.handle({
        type: 'syncMemberFields',
        id: world.team.shoutoutId('profile of Ann'),
        teamId: world.team.teamId,
        actor: { kind: 'system', id: 'spec' },
        occurredAt: '2026-04-01T00:00:00.000Z',
        data: {
          memberId,
          fields: { XfTeam: 'Orchard', XfOffice: 'Treehouse' },
          managerId: world.team.memberId('Ben'),
          dates: { birthday: '05-17', joinedOn: '2020-02-03' },
        },
      }),
    )
    expect(await textOf(world.stored)).not.toMatch(/Orchard|Treehouse|05-17|2020-02-03/)
    expect(await textOf(world.log)).toMatch(/Treehouse.*Orchard.*05-17/)
    await erase(world, 'Ann')
    expect(await textOf(world.log)).not.toMatch(/Orchard|Treehouse|05-17|2020-02-03/)
  })

  it('shows a former member in place of a forgotten one, and others as before', async () => {
    const world = await setUp()
    await world.team.give('Ann', ['Ben'], 10, { message: 'Thanks for the soup' })
    await erase(world, 'Ann')
    const text = await textOf(world.log)
    expect(text).not.toMatch(/ann@|soup/i)
    expect(text).toMatch(/Former member/)
    expect(text).toMatch(/ben@evergreen.example/)
  })

  it('still verifies after a person was forgotten, chains and books, without any key', async () => {
    const world = await setUp()
    accepted(await world.team.adjust('Ann', 40))
    await erase(world, 'Ann')
    const verification = await verifyLedger(world.stored)
    expect(verification.findings).toEqual([])
    const { teamId, memberId } = world.team
    expect(verification.books.balanceOf(teamId, 'redeemable', memberId('Ann'))).toBe(40)
  })

  it('writes nothing readable about a forgotten person ever again', async () => {
    const world = await setUp()
    await erase(world, 'Ann')
    await world.team.adjust('Ann', 5, 'Because of the soup')
    expect(await textOf(world.stored)).not.toMatch(/soup/)
    expect(await textOf(world.log)).not.toMatch(/soup/)
  })

  it('forgets the picture that came with the words', async () => {
    const world = await setUp()
    const mediaUrl = 'https://gifs.example/soup.gif'
    const attachment = { type: 'KLIPY_GIF', mediaUrl, width: 200, height: 150, altText: 'A soup' } as const
    await world.team.give('Ann', ['Ben'], 10, { attachment })
    expect(await textOf(world.stored)).not.toMatch(/soup/)
    expect(await textOf(world.log)).toContain(mediaUrl)
    await erase(world, 'Ann')
    expect(await textOf(world.log)).not.toMatch(/soup/)
  })

  it('forgets where an order went and what it brought', async () => {
    const world = await setUp()
    const { team, ledger } = world
    await team.redeem('Ann', 'Tea', 0, { type: 'AMAZON', order: testOrders.AMAZON })
    await team.redeem('Ann', 'Money', 0, { type: 'PAYPAL', order: testOrders.PAYPAL })
    await team.redeem('Ann', 'Card', 0, { type: 'GIFT_CARD', order: testOrders.GIFT_CARD })
    const act = (key: string) => ({
      id: team.shoutoutId(key),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' } as const,
      occurredAt: '2026-04-01T00:00:00.000Z',
    })
    const [tea, card] = [team.redemptionId('Tea'), team.redemptionId('Card')]
    for (const redemptionId of [tea, card])
      accepted(await ledger.handle({ type: 'placeRedemption', ...act(redemptionId), data: { redemptionId } }))
    const parcel = { redemptionId: tea, carrier: 'Post', trackingNumber: 'TRACK-77' }
    accepted(await ledger.handle({ type: 'shipRedemption', ...act('ship'), data: parcel }))
    const delivery = {
      credentials: [{ label: 'Code', value: 'COFFEE-1234', kind: 'code' as const }],
      instructions: '',
    }
    accepted(
      await ledger.handle({
        type: 'completeRedemption',
        ...act('complete'),
        data: { redemptionId: card, delivery },
      }),
    )
    const words = [/1 Orchard Lane/, /Bern/, /Ann Meadow/, /ann\.meadow@pay/, /TRACK-77/, /COFFEE-1234/]
    const [kept, shown] = [await textOf(world.stored), await textOf(world.log)]
    for (const word of words) {
      expect(kept).not.toMatch(word)
      expect(shown).toMatch(word)
    }
    await erase(world, 'Ann')
    const afterwards = await textOf(world.log)
    for (const word of words) expect(afterwards).not.toMatch(word)
    expect((await verifyLedger(world.stored)).findings).toEqual([])
    const events = (await eventsOf(world.log.readAll())).map(parseRecorded)
    expect(events).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({
          order: expect.objectContaining({ kind: 'payout', destination: '(forgotten)' }),
        }),
      }),
    )
  })

  it('sends a retried append with the same bytes', async () => {
    const { log, team } = await setUp()
    await team.give('Ann', ['Ben'], 10, { key: 'thanks', message: 'Thanks for the soup' })
    const restarted = await createTestTeam(createLedger({ log }), { memberNames: [] })
    const again = accepted(
      await restarted.give('Ann', ['Ben'], 10, { key: 'thanks', message: 'Thanks for the soup' }),
    )
    expect(again.isRepeated).toBe(true)
    const stream = memberStream.nameOf(team.teamId, team.memberId('Ann'))
    const repeated = (await eventsOf(log.readStream(stream))).map(
      ({ id, type, version, data, metadata }) => ({
        id,
        type,
        version,
        data,
        metadata,
      }),
    )
    expect(await log.append(stream, repeated, -1)).toMatchObject({ kind: 'appended', repeated: true })
  })

  it('replaces an encrypted text that was moved to another event', async () => {
    const { stored, log, team } = await setUp()
    await team.adjust('Ann', 5, 'First')
    const events = await eventsOf(stored.readStream(memberStream.nameOf(team.teamId, team.memberId('Ann'))))
    const adjusted = events.at(-1)
    if (!adjusted) throw new Error('Nothing was adjusted.')
    await stored.append(adjusted.stream, [{ ...adjusted, id: team.shoutoutId('moved') }], adjusted.revision)
    expect((await textOf(log)).match(/"reason":"[^"]*"/g)).toEqual([
      '"reason":"First"',
      '"reason":"(forgotten)"',
    ])
  })
})

describe('the replacement of forgotten data', () => {
  const marked = ledgerEvents.filter(({ type }) => personalFields(type).length > 0)

  it('covers every event with personal data', () => {
    expect(marked.map(({ type }) => type)).toEqual([
      'MemberAdded',
      'MemberProfileChanged',
      'MemberDetailsSet',
      'MemberFieldsSynced',
      'MemberDatesSynced',
      'MemberLocaleSynced',
      'LocaleChosen',
      'ShoutoutGiven',
      'ShoutoutRecalled',
      'AwardGiven',
      'AwardRecalled',
      'AwardProposed',
      'AwardDeclined',
      'AwardGranted',
      'PrizeGranted',
      'PointsAdjusted',
      'AdjustmentProposed',
      'AdjustmentDeclined',
      'RedemptionRequested',
      'RedemptionShipped',
      'RedemptionCompleted',
      'RedemptionCancelled',
      'RedemptionReturned',
      'MemberNominated',
      'CampaignCompleted',
      'GiftsClaimed',
      'ExceptionDecided',
      'FindingDismissed',
    ])
  })
})
