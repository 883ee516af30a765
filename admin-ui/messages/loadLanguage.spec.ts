// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { meFixture } from '../fixtures/me.ts'
import { english } from './english.ts'
import { createI18nProvider } from './i18nProvider.ts'
import { loadLanguage } from './loadLanguage.ts'
import { showLanguage } from './shownTexts.ts'

const providerOf = (many: string, one: string) => {
  const queries = new QueryClient()
  const { user, team } = meFixture
  queries.setQueryData(['call', 'me'], {
    ...meFixture,
    user: { ...user, locale: 'DE-DE' },
    team: { ...team, points_name: many, points_name_singular: one },
  })
  return createI18nProvider(queries)
}

beforeAll(() => loadLanguage('de'))
afterAll(() => showLanguage('en', english))

it('a loaded language has every text, names itself in the document, and counts as its readers do', () => {
  const provider = providerOf('points', 'point')
  expect([document.documentElement.lang, provider.getLocale()]).toEqual(['de', 'de'])
  expect(provider.translate('fairness.missed')).toBe('Dort hat niemand etwas bekommen')
  expect([1, 1200].map(count => provider.translate('list.selected', { smart_count: count }))).toEqual([
    '1 ausgewählt',
    '1.200 ausgewählt',
  ])
})

it('a team without a word of its own has points in the reader’s language', () => {
  expect(providerOf('points', 'point').translate('people.adjustPoints')).toBe('Punkte anpassen')
})

it('the team’s own word replaces every form of the German one', () => {
  const { translate } = providerOf('sprigs', 'sprig')
  expect(translate('people.adjustPoints')).toBe('Sprigs anpassen')
  expect(translate('rewards.catalog.pointCost')).toBe('Kosten in sprigs')
  expect(translate('people.pointsToAdd')).toBe('Hinzuzufügende sprigs')
})
