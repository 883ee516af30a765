import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee } from '../demo/people.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey
let admin: Page

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  admin = await journey.openAs(demoAdmin.email, '/settings/tax')
})
afterAll(() => journey.stop())

describe('the tax of a company', () => {
  it('is decided by its rules, each with a source', async () => {
    await admin.getByRole('heading', { level: 1, name: 'Tax' }).waitFor()
    await admin.getByText('No rules yet').waitFor()
    await admin.getByRole('button', { name: 'Begin with an example' }).click()
    await admin.getByText('The example is in place.').waitFor()
    await admin.getByRole('button', { name: 'Change the rule for United States' }).first().click()
    const dialog = admin.getByRole('dialog', { name: 'Change the tax rule' })
    await dialog.getByRole('textbox', { name: /Source/ }).fill('Decision of the board')
    expect(await findAccessibilityProblems(admin)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await admin.getByText('Saved. Reports follow these rules from now on.').waitFor()
    await admin.getByText('Decision of the board').first().waitFor()
  })

  it('shows before a reward is redeemed, and in a statement afterwards', async () => {
    const employee = await journey.openAs(demoEmployee.email, '/redeem', phone)
    await employee
      .getByRole('button', { name: /Coffee/ })
      .first()
      .click()
    const dialog = employee.getByRole('dialog')
    await dialog.getByText('Your company counts its value as taxable income.').waitFor()
    await dialog.getByRole('button', { name: /^Redeem for/ }).click()
    await employee.getByRole('heading', { level: 1, name: 'Your redemptions' }).waitFor()
    await employee.getByRole('link', { name: 'What you received in a year' }).click()
    await employee.getByRole('heading', { name: 'What your company taxes in United States' }).waitFor()
    expect(await findAccessibilityProblems(employee)).toEqual([])
  })

  it('is a file for payroll', async () => {
    await admin.reload()
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'For payroll (CSV)' }).click(),
    ])
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toContain('person,email,country,rewards')
    expect(await findAccessibilityProblems(admin)).toEqual([])
  })
})
