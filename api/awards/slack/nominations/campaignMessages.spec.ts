import { expect, test } from 'vitest'
import { inEnglish } from '../../../slack/speech/testing/speeches.ts'
import {
  campaignCompletedMessage,
  campaignOpenedMessage,
  nominationReminder,
  nominatorMessage,
} from './campaignMessages.ts'

const call = {
  campaignId: '0e4b3b0c-0000-4000-8000-000000000001',
  title: 'Spring <stars>',
  message: 'Who made it?',
  awardName: 'Beacon',
  endDate: '2026-12-01',
}
const result = {
  title: 'Spring',
  winners: [
    { slackUserId: 'U1', name: 'Ann' },
    { slackUserId: null, name: 'Ben' },
  ],
  message: 'Well done',
  awardName: 'Beacon',
  nominationCount: 3,
}

test('the call names the award and the last day, and opens the form of its campaign', () => {
  const { text, blocks } = campaignOpenedMessage(inEnglish, call)
  expect(text).toBe('Nominations are open: *Spring &lt;stars&gt;*. Who made it?')
  expect(JSON.stringify(blocks)).toContain('Until 1 December')
  expect(blocks.at(-1)).toMatchObject({
    elements: [{ action_id: 'nominateColleague', value: call.campaignId }],
  })
  expect(nominationReminder(inEnglish, call).text).toContain('until 1 December')
})

test('the result names all winners, with the award if it is paid', () => {
  expect(campaignCompletedMessage(inEnglish, result).text).toBe(
    '<@U1> and *Ben* won the *Beacon* award in *Spring*. Well done',
  )
  expect(campaignCompletedMessage(inEnglish, { ...result, awardName: null, message: '' }).text).toBe(
    '<@U1> and *Ben* won *Spring*.',
  )
  expect(nominatorMessage(inEnglish, result).text).toContain('*Spring* has ended: <@U1> and *Ben* won.')
})
