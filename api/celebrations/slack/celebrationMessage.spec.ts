import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../slack/speech/testing/speeches.ts'
import { type CelebrationWords, celebrationMessage } from './celebrationMessage.ts'

const anniversary: CelebrationWords = {
  person: { slackUserId: 'U1', name: 'Ann' },
  occasion: { kind: 'ANNIVERSARY', year: 2026, years: 1 },
  points: 100,
  hasGifts: false,
  message: '',
  banner: null,
  daysLate: 0,
}

const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } })

describe('the message of a celebration', () => {
  it('counts the first year as one', () => {
    expect(celebrationMessage(inEnglish, anniversary)).toMatchObject({
      text: 'Congratulations on 1 year with us, <@U1>!',
    })
    const message = '{name} has been with us for {award_years} years.'
    const told = (years: number) =>
      celebrationMessage(inEnglish, {
        ...anniversary,
        message,
        occasion: { kind: 'ANNIVERSARY', year: 2026, years },
      })
    expect(told(1).text).toBe('<@U1> has been with us for 1 year.')
    expect(told(11).text).toBe('<@U1> has been with us for 11 years.')
  })

  it('is shown in full, although a notification shows an excerpt', () => {
    const message = `${'A welcome takes its time. '.repeat(40)}Say hello to {name}!`
    const { text, blocks } = celebrationMessage(inEnglish, { ...anniversary, message })
    expect(text.length).toBeLessThan(320)
    expect(blocks[0]).toEqual(section(`:tada: ${message.replace('{name}', '<@U1>')}`))
  })
})
