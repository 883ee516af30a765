import { me } from '@laurel/contract/people/me.ts'
import { segmentMembers } from '@laurel/contract/people/segments.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoNewcomers, demoPeople } from '../demo/people.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

const designers = [...demoPeople, ...demoNewcomers].filter(({ department }) => department === 'Design')
const clara = 'clara.fontaine@juniper.example'

const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field, exact: true }).last().click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** What the signed-in person of a page learns about themselves. */
const selfOn = async (page: Page) => {
  const answered = page.waitForResponse(response => response.url().includes('/v1/user/me'))
  await page.reload()
  return me.response.parse(await (await answered).json()).user
}

describe('a segment by conditions', () => {
  it('is set up with a preview, and makes its manager see exactly its people', async () => {
    const manager = await journey.openAs(clara, '/redeem')
    expect(await selfOn(manager)).toMatchObject({ is_manager: false, segments_managed: [] })

    const page = await journey.openAs(demoAdmin.email, '/users/segments')
    await page.getByRole('link', { name: 'New segment' }).click()
    await page.getByLabel(/^Name/).fill('Designers')
    await page.getByRole('button', { name: 'Create segment' }).click()
    await page.getByRole('radio', { name: /By profile fields/ }).check()
    await choose(page, 'Field', 'Department')
    await page.getByRole('combobox', { name: 'Value' }).fill('design')
    await page.getByText(`Who that is: ${designers.length} people`).waitFor()
    await page.getByRole('combobox', { name: 'Managers' }).fill('Clara')
    await page.getByRole('option', { name: 'Clara Fontaine' }).click()
    await page.getByRole('group', { name: 'Shoutout allowance of members' }).getByLabel('Percent').fill('50')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Segment settings have been saved.').waitFor()
    await page.getByText(`${designers.length} people`, { exact: true }).waitFor()

    const { is_manager, segments_managed } = await selfOn(manager)
    expect(is_manager).toBe(true)
    expect(segments_managed.map(({ name }) => name)).toEqual(['Designers'])
    const members = page.waitForResponse(response => /\/segments\/.*\/members/.test(response.url()))
    await page.getByRole('radio', { name: /By hand/ }).check()
    const { users } = segmentMembers.response.parse(await (await members).json())
    expect(users.map(({ name }) => name).toSorted()).toEqual(designers.map(({ name }) => name).toSorted())
  })

  it('is deleted on a phone, after a confirmation', async () => {
    const page = await journey.openAs(demoAdmin.email, '/users/segments', phone)
    await page.getByRole('link', { name: 'Designers' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Are you sure you want to delete this segment?').waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('User segment has been deleted.').waitFor()
    await page.getByRole('link', { name: 'Onboarding buddies' }).waitFor()
    await page.getByRole('link', { name: 'Designers' }).waitFor({ state: 'detached' })
  })

  it('leaves no complaints in the console', () => {
    expect(journey.complaints).toEqual([])
  })
})
