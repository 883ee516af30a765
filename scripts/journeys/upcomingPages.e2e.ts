import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { demoWorkspace } from '../demo/workspace.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const teamId = teamIdOf(demoWorkspace.team.id)
const people = 130

let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  const stores = await openStores({ home: journey.home, databaseUrl, eventStoreUrl: undefined })
  try {
    const ledger = createLedger(stores)
    for (let index = 0; index < people; index += 1) await addPerson(ledger, index)
  } finally {
    await stores.close()
  }
})
afterAll(() => journey.stop())

/** A person whose birthday is within the next weeks. */
const addPerson = async (ledger: ReturnType<typeof createLedger>, index: number): Promise<void> => {
  const key = `Person ${String(index).padStart(3, '0')}`
  const memberId = memberIdOf(teamId, key)
  const common = {
    teamId,
    actor: { kind: 'system', id: 'journey' },
    occurredAt: new Date().toISOString(),
  } as const
  const profile = { name: key, email: null, pictureUrl: null, timeZone: null }
  const added = { memberId, externalKey: key, profile, isActive: true, isAdmin: false, isOwner: false }
  accepted(await ledger.handle({ ...common, type: 'syncMember', id: derivedId('add', key), data: added }))
  const birthday = format(addDays(new Date(), 1 + Math.floor(index / 3)), 'MM-dd')
  const known = { memberId, changes: { birthday } }
  accepted(
    await ledger.handle({ ...common, type: 'changeMemberDetails', id: derivedId('know', key), data: known }),
  )
}

it.each([
  { device: 'desktop', options: {} },
  { device: 'phone', options: phone },
])('birthdays of many people come a hundred at a time, on a $device', async ({ options }) => {
  const page = await journey.openAs(demoAdmin.email, '/birthdays', options)
  await page.getByText('Person 000').waitFor()
  expect(
    await page
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .count(),
  ).toBe(100)
  expect(await page.getByText('Person 129').count()).toBe(0)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('Person 129').waitFor()
  await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' })
  expect(journey.complaints).toEqual([])
})
