import { describe, expect, it } from 'vitest'
import { speechToMember, speechToTeam } from './slackSpeech.ts'

const team = { pointsName: { one: 'R&D', many: 'R&Ds' }, timeZone: 'UTC', locale: 'ES-ES' }

describe('a speech in Slack', () => {
  it('to a channel is in the language of the team, and British English without one', () => {
    expect(speechToTeam(team).locale).toBe('es-ES')
    expect(speechToTeam({ ...team, locale: null }).locale).toBe('en-GB')
    expect(speechToTeam({ kind: 'unknown' }).locale).toBe('en-GB')
  })

  it.each([
    [
      'their choice in Laurel',
      { chosenLocale: { locale: 'EN-US', place: null }, chatLocale: 'DE-DE' },
      'en-US',
    ],
    ['that of their workspace profile', { chosenLocale: null, chatLocale: 'DE-DE' }, 'de-DE'],
    ['that of their team', { chosenLocale: null, chatLocale: null }, 'es-ES'],
  ])('to a person is in %s', (_what, member, expected) => {
    expect(speechToMember(team, member).locale).toBe(expected)
  })

  it('escapes the word for points in marked text alone', () => {
    const english = speechToTeam({ ...team, locale: 'EN-GB' })
    expect(english.points(2)).toBe('2 R&Ds')
    expect(english.marked.points(2)).toBe('2 R&amp;Ds')
    expect(english.marked.text('recognition.problems.noPoints')).toBe(
      'Say how many R&amp;Ds each person gets.',
    )
  })
})
