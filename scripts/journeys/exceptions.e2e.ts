import { type Difference, exceptionIdOf } from '@laurel/api/billing/reconciliation/difference.ts'
import { exceptionById, keepDifferences } from '@laurel/api/billing/reconciliation/exceptionRows.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { teams } from '@laurel/projections/team/teams/tables.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey
let lost: Difference
const compared = "select from delivery.schedule where name = 'reconcile payments' and last_run_at >= $1"

beforeAll(async () => {
  const startedAt = new Date()
  journey = await startJourney(databaseUrl)
  // The comparison at the start of the worker would not find the invented payment.
  await vi.waitFor(
    async () => expect((await journey.database.query(compared, [startedAt])).rowCount).toBe(1),
    { timeout: 60_000, interval: 250 },
  )
  const { rows } = await journey.database.query(`select team_id as "teamId" from ${teams.live}`)
  const [team] = z.array(z.object({ teamId: z.string() })).parse(rows)
  const now = instantOf(new Date())
  lost = {
    kind: 'payment.missing',
    teamId: team?.teamId ?? '',
    partner: 'stripe',
    subject: 'pi_lost',
    reference: 'pi_lost',
    cents: 5000,
    at: now,
    said: { cents: 5000, currency: 'usd', status: null },
    problem: 'The payment succeeded, and the books do not have it.',
    compensation: {
      type: 'topUpFund',
      data: { topUpId: derivedId('top-up', 'lost'), points: 5000, paymentReference: 'pi_lost' },
    },
  }
  await keepDifferences(journey.database, lost, [lost], now)
})
afterAll(() => journey.stop())

describe('an exception', () => {
  it('is found from billing, compared side by side and compensated by keyboard, and is then in the books', async () => {
    const page = await journey.openAs(demoAdmin.email, '/billing')
    await page.getByRole('link', { name: 'See exceptions' }).click()
    const review = page.getByRole('button', { name: 'Review pi_lost' })
    await review.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'A payment is missing in the books' })
    await panel.getByText('Does not know it').first().waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await panel.getByRole('button', { name: 'Compensate' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('The webhook was lost.')
    await page
      .getByRole('dialog', { name: 'Compensate this difference?' })
      .getByRole('button', { name: 'Compensate' })
      .press('Enter')
    await panel.getByText('Reason: The webhook was lost.').waitFor()
    expect(await panel.getByText('$50.00', { exact: true }).count()).toBe(3)
    await page.keyboard.press('Escape')
    await page.getByText('Everything agrees').waitFor()
    expect(await exceptionById(journey.database, lost.teamId, exceptionIdOf(lost))).toMatchObject({
      state: 'compensated',
    })

    const small = await journey.openAs(demoAdmin.email, '/billing/exceptions', phone)
    await small.getByRole('button', { name: 'Decided' }).click()
    await small.getByRole('button', { name: 'Review pi_lost' }).click()
    await small.getByText('Reason: The webhook was lost.').waitFor()
    expect(await small.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    expect(await findAccessibilityProblems(small)).toEqual([])
    expect(journey.complaints).toEqual([])
    await page.context().close()
    await small.context().close()
  })
})
