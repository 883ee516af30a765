import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { describe, expect, it } from 'vitest'
import type { AwardGrammar } from './awardText.ts'
import { parseAward } from './parseAward.ts'

const idOf = (name: string) => derivedId('award', name)
const awards = ['Beacon', 'Spark', 'Spark of the month', 'R&D Star'].map(name => ({
  awardId: idOf(name),
  name,
}))
const groups = new Map([['S1', ['U1', 'U2', 'U9']]])
const grammar: AwardGrammar = { giver: 'U9', awards, groups }

const read = (text: string) => {
  const parsed = parseAward(text, grammar)
  if (parsed.kind === 'empty') throw new Error('The line is empty.')
  return parsed.kind === 'complete' ? parsed.award : parsed.draft
}
const problemsOf = (text: string) => {
  const parsed = parseAward(text, grammar)
  return parsed.kind === 'incomplete' ? parsed.problems.map(problem => problem.code) : parsed.kind
}

describe('a line that is complete', () => {
  it.each([
    ['<@U1|ann> <@U2|ben> Beacon for the launch'],
    ['Beacon <@U1|ann> and <@U2|ben> for the launch'],
    ['<@U1|ann>, <@U2|ben>: beacon: for the launch'],
    ['<@U1|ann> #Beacon <@U2|ben> for the launch'],
    ['<@U1|ann> <@U2|ben> “Beacon” for the launch'],
    ['<@U1|ann> <@U2|ben> for the launch #beacon'],
    ['Beacon for the launch <@U1|ann> <@U2|ben>'],
    ['Beacon for the launch <@U1|ann>, <@U2|ben>'],
    ['for the launch <@U1|ann> and <@U2|ben> #beacon'],
    ['for the launch #beacon <@U1|ann> <@U2|ben>'],
    ['<!subteam^S1|@devs> Beacon for the launch'],
    ['Beacon for the launch <!subteam^S1|@devs>'],
  ])('%s', text => {
    expect(read(text)).toEqual({
      recipients: ['U1', 'U2'],
      awardId: idOf('Beacon'),
      message: 'for the launch',
    })
    expect(problemsOf(text)).toBe('complete')
  })

  it('needs no message: the award has one', () => {
    expect(read('<@U1|ann> Beacon')).toMatchObject({ awardId: idOf('Beacon'), message: '' })
    expect(problemsOf('<@U1|ann> Beacon')).toBe('complete')
  })

  it('takes the longest name, and names with signs in them', () => {
    expect(read('<@U1> spark of the  month well done')).toMatchObject({
      awardId: idOf('Spark of the month'),
      message: 'well done',
    })
    expect(read('<@U1> Spark of joy')).toMatchObject({ awardId: idOf('Spark'), message: 'of joy' })
    expect(read('<@U1> R&amp;D Star you &lt;3 this')).toMatchObject({
      awardId: idOf('R&D Star'),
      message: 'you <3 this',
    })
  })

  it('leaves the message as it was typed, with who is mentioned in it', () => {
    expect(read('<@U1|ann> Beacon for helping <@U2|ben>\nat night')).toEqual({
      recipients: ['U1', 'U2'],
      awardId: idOf('Beacon'),
      message: 'for helping <@U2>\nat night',
    })
    expect(read('Beacon for a lot of help to <@U1|ann>').message).toBe('for a lot of help to <@U1>')
    expect(read('<@U1|ann> you are a #Beacon for us')).toMatchObject({
      awardId: idOf('Beacon'),
      message: 'you are a #Beacon for us',
    })
  })
})

describe('a line that is not', () => {
  it('is empty', () => {
    expect(parseAward('  ', grammar)).toEqual({ kind: 'empty' })
  })

  it.each([
    ['Beacon for the launch', ['NO_RECIPIENTS']],
    ['<@U1|ann> for the launch', ['NO_AWARD']],
    ['<@U1|ann> Beaconing since spring', ['NO_AWARD']],
    ['for #Beacon or #Spark <@U1|ann>', ['NO_AWARD']],
    ['<@U9|me> Beacon', ['GIVER_NAMED']],
    ['<!subteam^S2|@ops> Beacon', ['USER_GROUP_UNREADABLE']],
    ['<!channel> Beacon', ['EVERYONE_NAMED']],
    ['@unknown Beacon hello', ['NAME_NOT_FOUND']],
    [`<@U1> Beacon ${'x'.repeat(3001)}`, ['MESSAGE_TOO_LONG']],
  ])('%s', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems)
  })

  it('keeps all that was understood', () => {
    expect(read('<@U1|ann> for the launch')).toEqual({
      recipients: ['U1'],
      awardId: null,
      message: 'for the launch',
    })
  })
})
