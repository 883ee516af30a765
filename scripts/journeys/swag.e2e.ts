import { randomUUID } from 'node:crypto'
import { createPostgresCommandStreams } from '@laurel/ledger/handling/commandStreams/postgresCommandStreams.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { teamAccountBalances } from '@laurel/projections/books/balances/queries.ts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { auditLedger } from './auditLedger.ts'
import { addAddress, balanceOn, richestPeople } from './shopping.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 20_000 }
let journey: Journey
let people: Awaited<ReturnType<typeof richestPeople>>

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  people = await richestPeople(journey, 2)
})
afterAll(() => journey.stop())

/** Sets the whole fund of a team aside while the work runs, as other redemptions do. */
const withEmptyFund = async (
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
  work: () => Promise<void>,
): Promise<void> => {
  const log = createPostgresLog({ url: databaseUrl })
  const ledger = createLedger({ log, commandStreams: createPostgresCommandStreams(journey.database) })
  const redemptionId = randomUUID()
  const envelope = () =>
    ({
      id: randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'journey' },
      occurredAt: new Date().toISOString(),
    }) as const
  try {
    const { fund: points } = await teamAccountBalances(journey.database, teamId)
    await ledger.handle({ ...envelope(), type: 'reserveFund', data: { redemptionId, memberId, points } })
    await work()
    await ledger.handle({ ...envelope(), type: 'releaseFund', data: { redemptionId } })
  } finally {
    await log.close()
  }
}

const screens: readonly (readonly [string, number, BrowserContextOptions])[] = [
  ['a desktop', 0, {}],
  ['a phone', 1, phone],
]

describe.each(screens)('the swag shop on %s', (_where, place, options) => {
  let portal: Page
  let person: Awaited<ReturnType<typeof richestPeople>>[number]
  let balance = 0

  beforeAll(async () => {
    const found = people[place]
    if (!found) throw new Error('The demo has people.')
    person = found
    portal = await journey.openAs(person.email, '/redeem/store', options)
    await portal.getByRole('heading', { name: 'Swag Shop', level: 1 }).waitFor()
    balance = await balanceOn(portal)
  })

  const products = () => portal.getByRole('list', { name: 'Products' }).getByRole('listitem')
  const openPlate = async () => {
    await portal.getByRole('link', { name: /License Plate Frame/ }).click()
    await portal.getByRole('heading', { name: 'License Plate Frame', level: 1 }).waitFor()
  }
  const confirm = async () => {
    await portal.getByRole('button', { name: 'Buy Now' }).click()
    const dialog = portal.getByRole('dialog', { name: 'Buy “License Plate Frame”?' })
    await dialog.getByRole('button', { name: 'Buy for 200 sprigs' }).click()
    return dialog
  }

  it('filters its products by category', async () => {
    await expect.poll(() => products().count(), soon).toBe(9)
    await portal.getByRole('button', { name: 'Hats' }).click()
    await expect.poll(() => products().count(), soon).toBe(2)
    await portal.getByRole('button', { name: 'All Items' }).click()
  })

  it('sells a cap only with a color and a size', async () => {
    await portal.getByRole('link', { name: /Baseball Cap/ }).click()
    await portal.getByText('Choose a color and a size.').waitFor()
    expect(await portal.getByRole('button', { name: 'Buy Now' }).isDisabled()).toBe(true)
    await portal.getByText('Dark Grey', { exact: true }).click()
    await portal.getByText('Choose a size.').waitFor()
    await portal.getByText('L/XL', { exact: true }).click()
    await portal.getByText('Choose a size.').waitFor({ state: 'detached' })
    await portal.getByRole('link', { name: 'Swag Shop' }).click()
  })

  it('refuses a purchase while the fund is empty, and takes nothing', async () => {
    await openPlate()
    await addAddress(portal)
    await withEmptyFund(person, async () => {
      const dialog = await confirm()
      await dialog
        .getByText(
          'Amazon redemptions are temporarily unavailable. An administrator has been notified. Nothing was taken.',
        )
        .waitFor()
      await dialog.getByRole('button', { name: 'Back to the product' }).click()
    })
    await expect.poll(() => balanceOn(portal), soon).toBe(balance)
  })

  it('sells it when the fund can pay again', async () => {
    await confirm()
    await portal.waitForURL(/\/redeem\/redemptions\/[0-9a-f-]{36}$/)
    const plate = portal.getByRole('article', { name: 'License Plate Frame' }).first()
    await plate.getByRole('list', { name: 'Status' }).getByText('Pending').waitFor()
    await expect.poll(() => balanceOn(portal), soon).toBe(balance - 200)
  })
})

describe('after the swag shop', () => {
  it('the ledger verifies, and no page complained', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
    expect(journey.complaints).toEqual([])
  })
})
