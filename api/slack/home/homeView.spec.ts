import { describe, expect, it } from 'vitest'
import { inEnglish } from '../speech/testing/speeches.ts'
import { type HomeContents, homeView } from './homeView.ts'

const contents: HomeContents = {
  memberName: 'Ann',
  speech: inEnglish,
  redeemable: 1234,
  owed: 0,
  allowanceLeft: 70,
  allowanceResetsOn: '1 December',
  awardsLeft: null,
  celebrations: [],
  competitions: [],
  campaigns: [],
  recognitions: [],
  portalUrl: 'https://laurel.example/redeem',
}
const recognition = {
  isGiven: false,
  giverName: 'Ben <!here>',
  recipientNames: ['Ann'],
  pointsEach: 10,
  value: 'Teamwork',
  message: 'Well\ndone',
  day: '12 November',
}
const textOf = (given: Partial<HomeContents>) => JSON.stringify(homeView({ ...contents, ...given }).blocks)

describe('the Home tab', () => {
  it('shows what there is to spend with its worth, what there is to give and until when', () => {
    expect(textOf({})).toContain('*1,234 points* to spend, worth $12.34')
    expect(textOf({})).toContain('*70 points* to give until 1 December')
  })

  it('says what is owed, where something is', () => {
    expect(textOf({ owed: 20 })).toContain('You owe *20 points*; your next points repay them first.')
    expect(textOf({})).not.toContain('You owe')
  })

  it('says what managers may give as awards, and that the company pays for those of admins', () => {
    expect(textOf({})).not.toContain('/award')
    expect(textOf({ awardsLeft: { kind: 'allowance', points: 500 } })).toContain(
      '*500 points* for awards until 1 December. Give one with `/award`.',
    )
    expect(textOf({ awardsLeft: { kind: 'company' } })).toContain(
      'The company pays for awards that you give.',
    )
  })

  it('tells what is celebrated soon, to those who are to know', () => {
    const celebrations = [{ name: 'Ben <!here>', occasion: '5 years with us', day: '27 November' }]
    expect(textOf({ celebrations })).toContain('*27 November* · Ben &lt;!here&gt; · 5 years with us')
    expect(textOf({})).not.toContain('In the next two weeks')
  })

  it('offers to nominate in each campaign that is open', () => {
    const campaigns = [{ campaignId: 'c-1', line: '*Spring* · for the *Beacon* award · until 27 November' }]
    const { blocks } = homeView({ ...contents, campaigns })
    expect(blocks).toContainEqual(
      expect.objectContaining({
        text: { type: 'mrkdwn', text: '*Spring* · for the *Beacon* award · until 27 November' },
        accessory: expect.objectContaining({ action_id: 'nominateColleague', value: 'c-1' }),
      }),
    )
    expect(textOf({})).not.toContain('Nominations are open')
  })

  it('leads to the rewards and to the form', () => {
    expect(textOf({})).toContain('"url":"https://laurel.example/redeem"')
    expect(textOf({})).toContain('"action_id":"giveShoutout"')
  })

  it('tells what was given and got', () => {
    const given = { ...recognition, isGiven: true, recipientNames: ['Ben', 'Cem'] }
    const text = textOf({ recognitions: [recognition, given] })
    expect(text).toContain(
      '*Ben &lt;!here&gt;* thanked you · +10 points · #Teamwork · 12 November\\n>Well\\n>done',
    )
    expect(text).toContain('You thanked *Ben and Cem* · +10 points each')
  })

  it('invites to begin when there is nothing yet', () => {
    expect(textOf({})).toContain('Nothing here yet')
  })

  it('lists the competitions that run, and leads to their leaderboards', () => {
    const text = textOf({
      competitions: ['*Sprint* · you are in place 2 with 12 shoutouts · until 17 March'],
    })
    expect(text).toContain('you are in place 2 with 12 shoutouts')
    expect(text).toContain('https://laurel.example/redeem/recognition/competitions')
    expect(textOf({})).not.toContain('Competitions')
  })
})
