import { describe, expect, it } from 'vitest'
import { slackSpeechIn } from '../../slack/speech/slackSpeech.ts'
import { introductionMessage } from './introductionMessage.ts'

const speech = slackSpeechIn('EN-GB', {
  pointsName: { one: 'crumb', many: 'crumbs' },
  timeZone: 'UTC',
})
const toMessage = (message: string | null) =>
  introductionMessage(speech, { teamName: 'Bread & Butter', message }, 'https://laurel.test/redeem')

describe('the introduction', () => {
  it('says in the team’s own words for points what begins', () => {
    const { text, blocks } = toMessage(null)
    expect(text).toBe('Recognition has come to Bread &amp; Butter.')
    expect(blocks).toHaveLength(3)
    expect(JSON.stringify(blocks)).toContain('They earn crumbs, and turn them into rewards they choose.')
    expect(JSON.stringify(blocks)).toContain('<https://laurel.test/redeem|See what crumbs are good for>')
  })

  it('quotes an administrator first, without links or mentions', () => {
    const { blocks } = toMessage('Hello <!channel>')
    expect(blocks).toHaveLength(4)
    expect(JSON.stringify(blocks[1])).toContain('Hello &lt;!channel&gt;')
  })
})
