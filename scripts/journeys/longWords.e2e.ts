import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { type Journey, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

/** 1280 pixels at a zoom of 400 %, a phone, a tablet and a desktop. */
const widths = [320, 390, 700, 1280]

const longName = 'Maximiliane-Wilhelmina Freifrau von Donaudampfschifffahrtsgesellschaftskapitänswitwe'

const Me = z.looseObject({ user: z.looseObject({}), team: z.looseObject({}) })
const Users = z.array(z.looseObject({ name: z.string() }))

const answerWith = async (route: Route, change: (body: unknown) => unknown) => {
  const response = await route.fetch()
  await route.fulfill({ response, json: change(await response.json()) })
}

/** A page of a team whose words, figures and names are long. */
const openLong = async (path: string, width: number): Promise<Page> => {
  const viewport = { width, height: 800 }
  const page = await journey.openAs(demoAdmin.email, '/recognition', { viewport })
  await page.route(/\/v1\/user\/me/, route =>
    answerWith(route, body => {
      const { user, team, ...rest } = Me.parse(body)
      const words = { points_name: 'Wertschätzungspunkte', points_name_singular: 'Wertschätzungspunkt' }
      return {
        ...rest,
        user: { ...user, redeemable_points: 12_345 },
        team: { ...team, ...words, purchased_points: 9_876_543 },
      }
    }),
  )
  await page.route(/\/v1\/admin\/members\?/, route =>
    answerWith(route, body => Users.parse(body).map(user => ({ ...user, name: longName }))),
  )
  await page.goto(`${journey.origin}${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** How far the page reaches beyond the window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - innerWidth')

describe.each(widths)('at %i pixels', width => {
  it.each(['/recognition', '/users', '/billing/rewards', '/rewards', '/redeem'])(
    'long words stay within %s',
    async path => {
      const page = await openLong(path, width)
      await page
        .getByText(/12[,.]345/)
        .first()
        .waitFor()
      if (path === '/billing/rewards') await page.getByText(/^Outstanding/).waitFor()
      if (path === '/users') await page.getByText(longName).first().waitFor()
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await page.context().close()
    },
  )

  it('the team balance is in reach, and both balances are read out in full', async () => {
    const page = await openLong('/recognition', width)
    const own = page.getByRole('banner').getByRole('link', { name: /12,345 Wertschätzungspunkte/ })
    await own.waitFor()
    const menu = page.getByRole('button', { name: 'Open navigation' })
    const balance = page.getByRole('link', { name: /Team balance.*9,876,543 Wertschätzungspunkte/ })
    if (!(await balance.isVisible())) await menu.click()
    await balance.click()
    await page.waitForURL(/\/billing\/rewards$/)
    await page.context().close()
  })
})

it('every column of the users is in sight next to a long name', async () => {
  const page = await openLong('/users', 1280)
  const table = page.getByRole('table', { name: 'Users' })
  await table.getByText(longName).first().waitFor()
  const box = await table.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280)
})

it('every column of the awards is in sight next to a long points name', async () => {
  const page = await openLong('/reporting/activity?type=awards&days=all', 1280)
  const table = page.getByRole('table')
  await table.getByRole('columnheader', { name: 'Wertschätzungspunkte' }).waitFor()
  await table.getByRole('row').nth(1).waitFor()
  const box = await table.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280 - 32)
})

it('names in the activity break between words', async () => {
  const page = await journey.openAs(demoAdmin.email, '/reporting/activity', {
    viewport: { width: 1280, height: 800 },
  })
  const names = page.getByRole('table').getByRole('link')
  await names.first().waitFor()
  expect(await page.evaluate(brokenWords)).toEqual([])
})

/** The words of links in the table that go over more than one line; a script of the page. */
const brokenWords = `[...document.querySelectorAll('table a')].flatMap(({ firstChild: text }) =>
  [...text.data.matchAll(/\\S+/g)]
    .filter(({ index, 0: word }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1
    })
    .map(([word]) => word),
)`
