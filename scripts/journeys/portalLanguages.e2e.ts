import { inTeamWords } from '@laurel/contract/wire/format/inTeamWords.ts'
import type { Language } from '@laurel/contract/wire/languages.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { english } from '@laurel/portal-ui/messages/english.ts'
import { german } from '@laurel/portal-ui/messages/german.ts'
import { spanish } from '@laurel/portal-ui/messages/spanish.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoEmployee, demoOwner } from '../demo/people.ts'
import { type Journey, phone, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey

beforeAll(async () => {
  journey = await startJourney(databaseUrl)
})
afterAll(() => journey.stop())

const paths = [
  '/redeem',
  '/redeem/gift-cards',
  '/redeem/charities',
  '/redeem/amazon',
  '/redeem/amazon/search?q=pocket',
  '/redeem/store',
  '/redeem/custom',
  '/redeem/paypal',
  '/redeem/venmo',
  '/redeem/claims',
  '/redeem/redemptions',
  '/redeem/recognition',
  '/redeem/recognition/received',
  '/redeem/recognition/given',
  '/redeem/recognition/give',
  '/redeem/recognition/points',
  '/redeem/recognition/competitions',
  '/redeem/recognition/nominations',
  '/redeem/nothing-here',
] as const

/** Pages of one thing, each after the page that leads to it. */
const leading = [
  ['/redeem/gift-cards', 'gift-cards'],
  ['/redeem/charities', 'charities'],
  ['/redeem/amazon/search?q=pocket', 'amazon/B'],
  ['/redeem/store', 'store'],
  ['/redeem/recognition/nominations', 'recognition/nominations'],
] as const

const menu = ['country', 'language', 'addresses', 'birthday', 'data', 'sessions', 'help'] as const

const sprigs: PointsName = { one: 'sprig', many: 'sprigs' }

type Texts = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Texts => typeof value === 'object' && value !== null

const textsIn = (tree: Texts): string[] =>
  Object.values(tree).flatMap(value => (isTree(value) ? textsIn(value) : String(value).split(' |||| ')))

const lettersOf = (text: string): number => text.replaceAll(/%\{\w+\}|\P{L}/gu, '').length

/** What a text may look like once it is filled. One that is little more than its placeholders looks like anything. */
const patternsOf = (tree: Texts, language: Language): readonly RegExp[] =>
  textsIn(tree)
    .filter(text => lettersOf(text) >= (text.includes('%{') ? 9 : 2))
    .map(text => inTeamWords(text, sprigs, language).split(/%\{\w+\}/))
    .map(parts => new RegExp(`^${parts.map(part => RegExp.escape(part)).join('.+')}$`, 's'))

const inEnglish = patternsOf(english, 'en')

const isLike = (text: string, patterns: readonly RegExp[]): boolean =>
  patterns.some(pattern => pattern.test(text))

const Strings = z.array(z.string())

/** What is read on the page, by the eye or by a screen reader. */
const readOn = async (page: Page): Promise<readonly string[]> =>
  Strings.parse(
    await page.evaluate(`{
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const read = [document.title]
      while (texts.nextNode()) {
        const { parentElement } = texts.currentNode
        if (parentElement.checkVisibility() && !parentElement.closest('script, style, option'))
          read.push(texts.currentNode.data.trim())
      }
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        for (const element of document.querySelectorAll('[' + name + ']')) read.push(element.getAttribute(name))
      read.filter(text => /[a-z]/i.test(text))
    }`),
  )

/** Controls and headings that are wider than their place. A text that ends in an ellipsis has a place of its own. */
const cutTexts = async (page: Page): Promise<readonly string[]> =>
  Strings.parse(
    await page.evaluate(`
      [...document.querySelectorAll('h1, h2, h3, button, label, main a, header a, dialog p')]
        .filter(element => element.checkVisibility() && !element.closest('.seen-by-readers-only'))
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .filter(element => getComputedStyle(element).textOverflow !== 'ellipsis')
        .map(element => element.textContent)
    `),
  )

const overflowOf = (page: Page) => page.evaluate('document.documentElement.scrollWidth - innerWidth')

describe.each([
  ['German', 'de', german, 'Deutsch', demoEmployee],
  ['Spanish', 'es', spanish, 'Español', demoOwner],
] as const)('the portal in %s', (_name, language, texts, chosen, person) => {
  const known = patternsOf(texts, language)

  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(`${journey.origin}${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expect
      .poll(() => page.getByText(/(?:wird|werden) geladen|^Cargando/).count(), { timeout: 15_000 })
      .toBe(0)
  }

  /** What is wrong with the page as it is. */
  const problemsOn = async (page: Page, place: string): Promise<readonly string[]> => {
    const strange = (await readOn(page)).filter(text => isLike(text, inEnglish) && !isLike(text, known))
    const cut = await cutTexts(page)
    const overflow = await overflowOf(page)
    const shownIn = await page.getAttribute('html', 'lang')
    return [
      ...strange.map(text => `${place} is still in English: ${text}`),
      ...cut.map(text => `${place} cuts: ${text}`),
      ...(overflow === 0 ? [] : [`${place} is ${String(overflow)} pixels too wide`]),
      ...(shownIn === language ? [] : [`${place} says that its language is ${shownIn}`]),
    ]
  }

  it('is what a person reads after they chose it', async () => {
    const page = await journey.openAs(person.email, '/redeem')
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('button', { name: 'Change language' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose your language' })
    await dialog.getByLabel('Language').selectOption({ label: chosen })
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('region', { name: texts.shell.balance.label }).waitFor()
    expect(await problemsOn(page, 'home')).toEqual([])
  })

  it.each([
    ['a phone', phone],
    ['a desktop', { viewport: { width: 1280, height: 900 } }],
  ] as const)('is whole on %s, and nothing is cut', async (_where, options) => {
    const page = await journey.openAs(person.email, '/redeem', options)
    const problems: string[] = []
    for (const path of paths) {
      await open(page, path)
      problems.push(...(await problemsOn(page, path)))
    }
    for (const [path, part] of leading) {
      await open(page, path)
      const link = page.locator(`main a[href*="/redeem/${part}/"], main a[href*="/redeem/${part}0"]`).first()
      const address = await link.getAttribute('href')
      await open(page, address ?? '')
      problems.push(...(await problemsOn(page, String(address))))
    }
    await open(page, '/redeem')
    for (const name of menu) {
      await page.locator('[aria-controls="profile-menu"]').click()
      problems.push(...(await problemsOn(page, 'the menu')))
      await page.locator('#profile-menu').getByRole('button', { name: texts.shell.menu[name] }).click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      problems.push(...(await problemsOn(page, `the dialog ${name}`)))
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    expect(problems).toEqual([])
  })
})

it('no page complained', () => {
  expect(journey.complaints).toEqual([])
})
