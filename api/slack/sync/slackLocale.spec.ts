import { describe, expect, it } from 'vitest'
import { localeOfSlack, mostCommonLocale } from './slackLocale.ts'

describe('a locale of Slack', () => {
  it.each([
    ['de-DE', 'DE-DE'],
    ['es-LA', 'ES-MX'],
    ['', undefined],
    ['zh-Hant', undefined],
    [null, undefined],
  ])('“%s” is %s', (written, expected) => {
    expect(localeOfSlack(written)).toBe(expected)
  })
})

describe('the most common locale', () => {
  it('is one that Laurel speaks', () => {
    expect(mostCommonLocale(['FR-FR', 'FR-FR', 'DE-AT', 'EN-US', 'DE-AT'])).toBe('DE-AT')
    expect(mostCommonLocale(['FR-FR'])).toBeUndefined()
  })

  it('does not depend on the order of people', () => {
    expect(mostCommonLocale(['ES-ES', 'DE-DE'])).toBe('DE-DE')
    expect(mostCommonLocale(['DE-DE', 'ES-ES'])).toBe('DE-DE')
  })
})
