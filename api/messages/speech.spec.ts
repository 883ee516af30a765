import { usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { describe, expect, it } from 'vitest'
import { plainEnglish, speechFor } from './speech.ts'

const german = speechFor({ locale: 'DE-AT', pointsName: usualPointsName, timeZone: 'Europe/Vienna' })
const spanish = speechFor({ locale: 'es-MX', pointsName: usualPointsName, timeZone: 'America/Mexico_City' })

describe('a speech', () => {
  it('has the language and the figures of its reader', () => {
    expect(german.text('people.someone')).toBe('Jemand')
    expect(german.points(1)).toBe('1 Punkt')
    expect(german.day('2026-11-30T23:30:00.000Z')).toBe('1. Dezember')
    expect(spanish.day('2026-12-01T03:00:00.000Z')).toBe('30 de noviembre')
    expect(spanish.calendarDay('2026-12-01')).toBe('1 de diciembre')
  })

  it('is English for a language that has no texts, with the region of its reader', () => {
    expect(speechFor({ locale: 'FR-FR', pointsName: usualPointsName, timeZone: 'UTC' }).language).toBe('en')
    expect(speechFor({ locale: '??', pointsName: usualPointsName, timeZone: 'UTC' }).locale).toBe('en-US')
  })

  it('has English dates in English sentences', () => {
    const french = speechFor({ locale: 'FR-FR', pointsName: usualPointsName, timeZone: 'UTC' })
    expect(french.calendarDay('2026-12-01')).toBe('1 December')
  })

  it('writes money, months and days of other years as its reader does', () => {
    expect(german.worth(250)).toBe('$\u00a02,50')
    expect(plainEnglish.money(12.5, 'EUR')).toBe('€12.50')
    expect(german.month(3)).toBe('März')
    expect(german.longDay('2026-11-30T23:30:00.000Z')).toBe('1. Dezember 2026')
    expect(spanish.dayOfYear('2026-12-01')).toBe('1 dic 2026')
  })

  it('has the word of the team for points', () => {
    const sprigs = { one: 'sprig', many: 'sprigs' }
    expect(speechFor({ locale: 'DE-DE', pointsName: sprigs, timeZone: 'UTC' }).points(2)).toBe('2 sprigs')
  })

  it('joins names, and counts those beyond a maximum', () => {
    expect(plainEnglish.and(['Ann', 'Ben', 'Cem'])).toBe('Ann, Ben, and Cem')
    expect(german.and(['Ann', 'Ben', 'Cem'])).toBe('Ann, Ben und Cem')
    expect(german.and(['Ann', 'Ben', 'Cem', 'Dee'], 2)).toBe('Ann, Ben und 2 weitere')
    expect(spanish.or(['5', '10'])).toBe('5 o 10')
  })
})
