import { expect, it } from 'vitest'
import { createCompany, liveThrough } from '../../testing/company.ts'
import { outgoingEvents } from './tables.ts'

it('writes what happened in the form for other programs, in the order of the log', async () => {
  const company = await createCompany()
  await liveThrough(company)
  const rows = (await company.readModels()).rows(outgoingEvents)
  const positions = rows.map(({ position }) => position)
  expect(positions).toEqual(positions.toSorted((one, other) => one - other))
  expect(new Set(rows.map(({ type }) => type))).toEqual(
    new Set([
      'laurel.member.joined.v1',
      'laurel.shoutout.given.v1',
      'laurel.shoutout.recalled.v1',
      'laurel.points.adjusted.v1',
      'laurel.fund.topped_up.v1',
      'laurel.redemption.requested.v1',
      'laurel.redemption.declined.v1',
      'laurel.redemption.completed.v1',
      'laurel.redemption.cancelled.v1',
      'laurel.nominations.completed.v1',
      'laurel.award.won.v1',
    ]),
  )
})

it('keeps the words of a shoutout only where they were announced in a channel', async () => {
  const { team, settled, readModels } = await createCompany()
  await settled(team.give('Ann', ['Ben'], 20, { key: 'alone' }))
  const [row] = (await readModels()).rows(outgoingEvents).filter(({ type }) => type.includes('shoutout'))
  expect(row).toMatchObject({
    data: { points_each: 20, giver_id: team.memberId('Ann'), recipient_ids: [team.memberId('Ben')] },
  })
  expect(row?.message === null).toBe(row?.channelId === null)
})
