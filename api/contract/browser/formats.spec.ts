import { describe, expect, it } from 'vitest'
import { createFormats, type FormatsOf } from './formats.ts'

const person = (locale: string, isChosen: boolean, timeZone = 'Europe/Berlin'): FormatsOf => ({
  user: {
    locale,
    metadata: { birthday_public: 'PUBLIC', set_locale: isChosen, force_geo: null },
  },
  team: { points_name: 'Sterne', points_name_singular: 'Stern', time_zone: timeZone },
})

const evening = '2026-11-22T23:30:00.000Z'

describe('the locale of a reader', () => {
  it.each([
    ['the chosen one', person('EN-DE', true), ['ja-JP'], 'en-DE'],
    ['the one of the browser until one is chosen', person('EN-US', false), ['ja-JP', 'en'], 'ja-JP'],
    ['the first that is known', person('QQ-QQ', true), ['not a locale', 'de-DE'], 'de-DE'],
    ['American English without any', person('EN-GB', false), [], 'en-US'],
  ])('is %s', (_rule, signedIn, browser, locale) => {
    expect(createFormats(signedIn, browser).locale).toBe(locale)
  })
})

describe('numbers and times', () => {
  const german = createFormats(person('EN-US', false), ['de-DE'])
  const american = createFormats(person('EN-US', true), ['de-DE'])

  it('follow the locale', () => {
    expect(german.points(12_345)).toBe('12.345 Sterne')
    expect(american.points(12_345)).toBe('12,345 Sterne')
    expect(german.worth(250)).toBe('2,50\u00a0$')
    expect(american.worth(250)).toBe('$2.50')
  })

  it('name one point in the words of the team', () => {
    expect(american.points(1)).toBe('1 Stern')
    expect(american.inTeamWords('Each point counts')).toBe('Each Stern counts')
  })

  it('count days on the clock of the team', () => {
    expect(german.day(evening)).toBe('23.11.2026')
    expect(american.day(evening)).toBe('Nov 23, 2026')
    expect(american.instant(evening)).toMatch(/^Nov 23, 2026, 12:30.AM$/)
    expect(createFormats(person('EN-US', true, 'America/New_York'), []).day(evening)).toBe('Nov 22, 2026')
  })

  it.each([
    [-20 * 1000, 'now', 'jetzt'],
    [-5 * 60_000, '5 minutes ago', 'vor 5 Minuten'],
    [-26 * 3_600_000, 'yesterday', 'gestern'],
    [-50 * 86_400_000, 'last month', 'letzten Monat'],
  ])('say how long ago %d milliseconds are', (milliseconds, inEnglish, inGerman) => {
    const instant = new Date(Date.now() + milliseconds - 500).toISOString()
    expect([american.ago(instant), german.ago(instant)]).toEqual([inEnglish, inGerman])
  })
})
