import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { type Journey, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

describe('profile fields of the workspace', () => {
  it('let the lead of a department see their people', async () => {
    const page = await journey.openAs('elif.kaya@juniper.example', '/reporting/summary')
    const people = page.getByRole('region', { name: 'Direct reports' })
    await people.getByText('Daniel Osei').waitFor()
    expect(await people.getByRole('row').count()).toBeGreaterThan(10)
  })

  it('mean nothing until an administrator saves what is proposed; then a manager has a summary of their people', async () => {
    const page = await journey.openAs(demoAdmin.email, '/settings/profile-fields')
    await page.getByRole('combobox', { name: /manager/i }).click()
    await page.getByRole('option', { name: 'No field' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Profile fields have been saved.').waitFor()
    await page.goto(`${journey.origin}/reporting/summary`)
    await page.getByText('No one reports to you').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Profile fields' }).click()
    await page.getByText(/^Proposed by its name/).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Profile fields have been saved.').waitFor()
    await page.getByRole('link', { name: 'Reports' }).click()
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Summary' }).click()
    const people = page.getByRole('region', { name: 'Direct reports' })
    await people.getByRole('link', { name: 'Jonas Weber' }).waitFor()
    expect(await people.getByRole('row').count()).toBe(4)
    await people.getByRole('link', { name: 'Jonas Weber' }).click()
    const profile = page.getByRole('region', { name: 'On their Slack profile' })
    await profile.getByText('Priya Raman').waitFor()
    expect(await profile.textContent()).toContain('People partner')
  })
})
