import { celebrateOccasions } from '@laurel/api/celebrations/celebrateOccasions.ts'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { openClaims } from '@laurel/projections/rewards/claims/queries.ts'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { nextSaturday } from 'date-fns/nextSaturday'
import { subYears } from 'date-fns/subYears'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoNewcomers } from '../demo/people.ts'
import { demoWorkspace } from '../demo/workspace.ts'
import { auditLedger } from './auditLedger.ts'
import { enterChat, message, openChannel } from './chat.ts'
import { type Journey, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 15_000 }
const [born, veteran] = demoNewcomers
const teamId = teamIdOf(demoWorkspace.team.id)

/** A Saturday after everything that the running Laurel celebrates by itself. */
const saturday = nextSaturday(addDays(new Date(), 14))
const monday = addDays(saturday, 2)
const tuesday = addDays(saturday, 3)

let journey: Journey
let page: Page
let stores: Awaited<ReturnType<typeof openStores>>

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
  stores = await openStores({ home: journey.home, databaseUrl, eventStoreUrl: undefined })
  page = await journey.openAs(demoAdmin.email, '/birthdays')
  await page.getByRole('heading', { name: 'Birthdays', level: 1 }).waitFor()
})
afterAll(async () => {
  await stores.close()
  await journey.stop()
})

/** The daily job, as it runs at noon of a day. */
const celebrateOn = (day: Date): Promise<void> =>
  celebrateOccasions(
    { ledger: createLedger(stores), database: journey.database },
    `${format(day, 'yyyy-MM-dd')}T12:00:00.000Z`,
    new AbortController().signal,
  )

const openProfile = async (name: string): Promise<Locator> => {
  await page.goto(`${journey.origin}/users`)
  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill(name)
  await page.waitForURL(url => url.searchParams.get('filter')?.includes(`"${name}"`) === true)
  await page.getByRole('row').filter({ hasText: name }).waitFor()
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  const profile = page.getByRole('region', { name: 'Profile' })
  await profile.getByRole('button', { name: 'Save' }).waitFor()
  return profile
}

const choose = async (within: Locator, label: string, option: string): Promise<void> => {
  await within.getByLabel(label, { exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const saveProfile = async (profile: Locator): Promise<void> => {
  await profile.getByRole('button', { name: 'Save' }).click()
  await page.getByText('User has been updated.').waitFor()
}

/** The entries of the person whose page is open that say this. */
const entries = (words: string): Locator => page.getByRole('row').filter({ hasText: words })

describe('a birthday on a Saturday', () => {
  it('is to be celebrated on the Monday after it, as an administrator chooses', async () => {
    await page.goto(`${journey.origin}/birthdays/settings`)
    await page.getByLabel('Sprigs per award').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your award has errors, please fix before saving.').waitFor()
    await page.getByText('A point amount is required, can be 0.').waitFor()

    await page.getByLabel('Sprigs per award').fill('150')
    await choose(page.locator('form'), 'When it falls on a weekend', 'On the Monday after')
    await page.getByLabel('Celebration message').fill('Three cheers for {name}!')
    await page.getByRole('complementary', { name: 'Preview' }).getByText('Three cheers for').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Birthday award has been updated.').waitFor()
  })

  it('is kept on the page of the person, and seen on the dashboard', async () => {
    const profile = await openProfile(born?.name ?? '')
    const birthday = profile.getByRole('group', { name: 'Birthday' })
    await choose(birthday, 'Month', format(saturday, 'MMMM'))
    await choose(birthday, 'Day', format(saturday, 'd'))
    await saveProfile(profile)

    await page.goto(`${journey.origin}/birthdays`)
    const month = page.getByRole('region', { name: format(saturday, 'MMMM yyyy') })
    const card = month.getByRole('listitem').filter({ hasText: born?.name ?? '' })
    await expect.poll(() => card.textContent(), soon).toContain(format(saturday, 'do'))
  })

  it('passes the weekend in silence and is celebrated on Monday, once', async () => {
    // Whatever the hour, today is the day from which days are caught up with.
    await celebrateOn(new Date())
    await celebrateOn(saturday)
    await celebrateOn(addDays(saturday, 1))
    await openProfile(born?.name ?? '')
    // The first day in the company was caught up with, the birthday is still to come.
    await entries('Welcome to Juniper').waitFor()
    expect(await entries('Three cheers').count()).toBe(0)
    await celebrateOn(monday)
    await celebrateOn(monday)
    await entries(`Three cheers for ${born?.name}!`).getByText('+150').waitFor()
    expect(await entries('Three cheers').count()).toBe(1)
  })

  it('is announced in the channels of the person', async () => {
    const chat = await (await journey.openBrowser()).newPage()
    await enterChat(chat, journey.chatUrl, demoAdmin.name)
    await openChannel(chat, 'thanks')
    await message(chat, 'Three cheers for').first().waitFor()
  })
})

describe('seven years with the company', () => {
  it('bring a milestone with a gift, once an administrator says so', async () => {
    await page.goto(`${journey.origin}/anniversaries/settings`)
    await page.getByRole('button', { name: 'Add a milestone' }).click()
    const milestone = page.getByRole('group', { name: 'New milestone' })
    await milestone.getByLabel('Sprigs per award').fill('700')
    await milestone.getByRole('button', { name: 'Add a gift' }).click()
    const option = page.getByRole('dialog', { name: 'What can be picked?' })
    await option.getByRole('button', { name: 'Sprigs' }).click()
    await option.getByLabel('Sprigs', { exact: true }).fill('250')
    await option.getByRole('button', { name: 'Add option' }).click()
    await milestone.getByLabel('Years').fill('7')

    const seven = page.getByRole('group', { name: '7 years' })
    await page.getByRole('button', { name: 'Save' }).click()
    await seven.getByText('A banner is required.').waitFor()
    await seven.getByRole('button', { name: 'Select a banner' }).click()
    const picker = page.getByRole('dialog', { name: 'Select a banner' })
    await picker.getByRole('button', { name: 'Lighthouse' }).click()
    await picker.getByRole('button', { name: 'Use banner' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Anniversary award has been updated.').waitFor()
  })

  it('are celebrated with its points, and the gift waits for the person', async () => {
    const joined = subYears(tuesday, 7)
    const profile = await openProfile(veteran?.name ?? '')
    const joinedOn = profile.getByRole('group', { name: 'Joined the company' })
    await choose(joinedOn, 'Month', format(joined, 'MMMM'))
    await choose(joinedOn, 'Day', format(joined, 'd'))
    await choose(joinedOn, 'Year', format(joined, 'yyyy'))
    await saveProfile(profile)

    await celebrateOn(tuesday)
    await entries('for 7 years').getByText('+700').waitFor()
    const memberId = memberIdOf(teamId, veteran?.slackId ?? '')
    await expect
      .poll(() => openClaims(journey.database, teamId, memberId), soon)
      .toMatchObject([{ gifts: [[{ type: 'POINTS', points: 250 }]] }])
  })

  it('leave books that balance, and no page that complained', async () => {
    expect(await auditLedger(databaseUrl, journey.database)).toMatchObject({ findings: [], underWay: [] })
    expect(journey.complaints).toEqual([])
  })
})
