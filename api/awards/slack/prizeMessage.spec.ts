import { expect, test } from 'vitest'
import { inEnglish } from '../../slack/speech/testing/speeches.ts'
import { personalPrizeMessage, prizeMessage } from './prizeMessage.ts'

const prize = {
  person: { slackUserId: 'U1', name: 'Ann' },
  wonIn: { kind: 'COMPETITION', campaignId: '0e4b3b0c-0000-4000-8000-000000000001', title: 'Spring <sale>' },
  awardName: 'Beacon',
  points: 500,
  hasGifts: true,
  message: 'Well done',
  banner: null,
} as const

test('the announcement of a prize names the winner, the competition and the award', () => {
  const { text, blocks } = prizeMessage(inEnglish, prize)
  expect(text).toBe('<@U1> won the competition *Spring &lt;sale&gt;* and the *Beacon* award. Well done')
  expect(JSON.stringify(blocks)).toContain('*+500 points*')
  expect(JSON.stringify(blocks)).toContain('with a gift to choose')
})

test('the message to the winner leads to the rewards', () => {
  const nominated = { ...prize, wonIn: { ...prize.wonIn, kind: 'NOMINATIONS' }, points: 0 } as const
  const { text, blocks } = personalPrizeMessage(inEnglish, nominated, 'https://laurel.example/redeem')
  expect(text).toContain('You won the *Beacon* award in *Spring &lt;sale&gt;*')
  expect(JSON.stringify(blocks)).toContain('https://laurel.example/redeem')
  expect(JSON.stringify(blocks)).not.toContain('+0')
})
