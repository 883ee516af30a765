import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin, demoEmployee, demoOwner } from '../demo/people.ts'
import { enterChat } from './chat.ts'
import { type Journey, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const soon = { timeout: 15_000 }
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

/** The drawings in this place; those that did not load are as wide as nothing. */
const widthsOf = (place: Locator): Promise<number[]> =>
  place
    .locator('img[src*="emoji/twemoji-"]')
    .evaluateAll((images: readonly { readonly naturalWidth: number }[]) =>
      images.map(({ naturalWidth }) => naturalWidth),
    )

const expectDrawn = async (place: Locator, countMin: number): Promise<void> => {
  await expect
    .poll(async () => (await widthsOf(place)).filter(width => width > 0).length, soon)
    .toBeGreaterThanOrEqual(countMin)
  await expect.poll(() => widthsOf(place), soon).not.toContain(0)
}

describe('emoji are drawings, whatever fonts a machine has', () => {
  it('on the tiles of rewards', async () => {
    const page = await journey.openAs(demoEmployee.email, '/redeem')
    const rewards = page.getByRole('main')
    await rewards.getByRole('heading', { name: 'Coffee with anyone' }).waitFor()
    await expectDrawn(rewards, 5)
    const sources = await rewards
      .locator('img')
      .evaluateAll((images: readonly { readonly src: string }[]) => images.map(({ src }) => src))
    expect(new Set(sources).size).toBeGreaterThan(4)
  })

  it('in the chat', async () => {
    const page = await (await journey.openBrowser()).newPage()
    await enterChat(page, journey.chatUrl, demoOwner.name)
    const messages = page.getByRole('main')
    await messages
      .getByText(/thanked/)
      .first()
      .waitFor()
    await expectDrawn(messages, 3)
    expect(await messages.textContent()).not.toContain(':raised_hands:')
  })

  it('in the preview of the introduction, which shows bold words as Slack does', async () => {
    const page = await journey.openAs(demoAdmin.email, '/get-started')
    await page.getByRole('button', { name: 'Prepare the introduction' }).click()
    const dialog = page.getByRole('dialog', { name: 'Launch Laurel' })
    await dialog.getByRole('switch').click()
    await dialog.getByLabel('Your words').fill('*Thank you* all :tada:')
    const preview = dialog.getByRole('figure')
    await preview.locator('strong', { hasText: /^Thank you$/ }).waitFor()
    await expectDrawn(preview, 2)
    expect(await preview.textContent()).not.toContain(':tada:')
  })
})
