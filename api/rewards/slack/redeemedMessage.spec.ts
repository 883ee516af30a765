import { expect, test } from 'vitest'
import { inEnglish } from '../../slack/speech/testing/speeches.ts'
import { redeemedMessage } from './redeemedMessage.ts'

const words = {
  member: { name: 'Ann', slackUserId: 'UANN' },
  reward: 'Enamel mug',
}

test.each([
  [900, '<@UANN> redeemed *Enamel mug* for 900 points.'],
  [0, '<@UANN> picked *Enamel mug* as a gift.'],
])('the message about a reward of %s points says what happened', (points, sentence) => {
  expect(
    JSON.stringify(redeemedMessage(inEnglish, { ...words, points }, 'https://laurel.test/rewards')),
  ).toContain(sentence)
})
