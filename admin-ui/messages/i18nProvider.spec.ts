// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { meFixture } from '../fixtures/me.ts'
import { createI18nProvider } from './i18nProvider.ts'
import { laterTexts } from './laterTexts.ts'
import { addTexts } from './shownTexts.ts'

addTexts(laterTexts)

const providerOf = (pointsName: string) => {
  const queries = new QueryClient()
  const { team } = meFixture
  queries.setQueryData(['call', 'me'], {
    ...meFixture,
    team: { ...team, points_name: pointsName, points_name_singular: 'brownie point' },
  })
  return createI18nProvider(queries)
}

it('texts use the team’s word for points; amounts and what people wrote stay as they are', () => {
  const provider = providerOf('brownie points')
  expect(provider.translate('people.adjustPoints')).toBe('Adjust brownie points')
  expect(provider.translate('people.adjustments.by', { name: 'Ann', reason: '5 points for the quiz' })).toBe(
    'Proposed by Ann: “5 points for the quiz”',
  )
  expect(
    provider.translate('rewards.cancelSentence', { user: 'Ann', points: '10 brownie points', reward: 'Tea' }),
  ).toBe('Ann gets 10 brownie points back for Tea.')
})
