import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { describe, expect, it } from 'vitest'
import { startChosenNudges, switches } from './testing/startChosenNudges.ts'

const nudging = await startChosenNudges()
const { ledger, teamId, common, send, pass, rows, now, give, catchUp, observe, database } = nudging
const { set, nudge, be, told } = nudging
const gift = {
  memberId: memberIdOf(teamId, 'UBEN'),
  account: 'redeemable',
  points: 500,
  reason: 'A gift',
} as const
accepted(await ledger.handle({ ...common(), type: 'adjustPoints', data: gift }))

describe('two nudges', () => {
  it('are never sent to one member on one day', async () => {
    await be('2027-09-10T15:00:00.000Z')
    await set({ tellsOfNewAllowance: false, remindsOfRedeemablePoints: true, asksForBirthdays: true })
    const memberId = memberIdOf(teamId, 'UBEN')
    const changes = { birthday: null }
    await ledger.handle({ ...common(), type: 'changeMemberDetails', data: { memberId, changes } })
    await nudge()
    const sendAll = async () => {
      for (let visit = 0; visit < 4; visit += 1) {
        await send()
        pass(2_000)
      }
    }
    const toldToBen = () => told().filter(([place]) => place === 'DUBEN').length
    await sendAll()
    expect(toldToBen()).toBe(1)
    // The 10th is a Friday.
    await be('2027-09-13T09:00:00.000Z')
    await sendAll()
    expect(toldToBen()).toBe(2)
  })

  it('keep no one else waiting: neither the others of the time zone nor the channel', async () => {
    await be('2027-09-20T15:00:00.000Z')
    await set({ ...switches, asksForBirthdays: true })
    const [ann, ben] = ['UANN', 'UBEN'].map(key => memberIdOf(teamId, key))
    for (const memberId of [ann, ben])
      await ledger.handle({
        ...common(),
        type: 'changeMemberDetails',
        data: { memberId: memberId ?? '', changes: { birthday: null } },
      })
    await catchUp()
    const gift = { kind: 'unclaimedGift', claimId: derivedId('another claim') } as const
    const [first = '', second = ''] = [ann, ben].map(String).toSorted()
    await database.query(
      `insert into slack.nudges (nudge_id, team_id, kind, member_id, time_zone, content, noted_at, sent_at)
       values ($1, $2, $3, $4, 'UTC', $5, $6, $6)`,
      [derivedId('sent today'), teamId, gift.kind, first, gift, now()],
    )
    await nudge()
    for (let visit = 0; visit < 4; visit += 1) {
      await send()
      pass(2_000)
    }
    const placeOf = (memberId: string) => (memberId === ann ? 'DUANN' : 'DUBEN')
    const places = () => told().map(([place]) => place)
    expect(places()).toContain(placeOf(second))
    expect(places()).not.toContain(placeOf(first))
    await be('2027-09-20T16:59:59.000Z')
    await set({ ...switches, nudgesQuietChannels: true })
    await nudge()
    await be('2027-09-20T22:00:00.000Z')
    await send()
    expect(places()).not.toContain('C1')
    await give()
    await observe()
    await send()
    expect(places()).toContain('C1')
    expect(await rows()).toContainEqual(expect.objectContaining({ problem: 'Waiting for working hours.' }))
  })
})
