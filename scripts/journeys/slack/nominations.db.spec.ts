import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { addDays } from 'date-fns/addDays'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import type { Person } from '../../sandbox/control/person.ts'
import { startSlackJourney } from './startSlackJourney.ts'

const { url } = await createTestDatabase()
const journey = await startSlackJourney(url)
afterAll(() => journey.stop())
const { sandbox, ledger, teamId } = journey
const [anna, ben, cleo] = ['U1', 'U2', 'U3'].map(id => sandbox.as(id))
if (!anna || !ben || !cleo) throw new Error('The workspace has three people.')

const now = () => instantOf(new Date())
const dayAhead = (days: number) => addDays(new Date(), days).toISOString().slice(0, 10)
const awards = createTestAwards(ledger, { teamId, memberId: name => memberIdOf(teamId, name) }, now)
const command = (id: string) =>
  ({
    id: `00000000-0000-4000-8000-0000000002${id}`,
    teamId,
    actor: { kind: 'member', id: memberIdOf(teamId, 'U1') },
    occurredAt: now(),
  }) as const
const campaignIdOf = (id: string) => `00000000-0000-4000-8000-0000000003${id}`
const channelId = channelIdOf(teamId, 'C1')

const open = async (id: string, title: string) => {
  await ledger.handle({
    type: 'openCampaign',
    ...command(id),
    data: {
      campaignId: campaignIdOf(id),
      title,
      channelId,
      awardId: awards.awardId('Beacon'),
      endDate: dayAhead(3),
      message: 'Who made the difference?',
      isMulti: true,
      createdBy: memberIdOf(teamId, 'U1'),
    },
    policy: { today: dayAhead(0), isAwardOffered: true, isChannelKnown: true },
  })
  await journey.settled()
}

const sleepless = { timeout: 10_000, interval: 20 }
const answered = async (person: Person, action: () => Promise<unknown>, text: RegExp) => {
  const before = new Set(person.messagesIn('C1').map(message => message.ts))
  await action()
  const found = () =>
    person.messagesIn('C1').find(message => !before.has(message.ts) && text.test(message.text))
  await expect.poll(found, sleepless).toBeDefined()
  return found()
}
const blocksOf = (person: Person) => JSON.stringify(person.view()?.blocks)

describe('before a campaign', () => {
  it('members read that none is open', async () => {
    await awards.define('Beacon', { points: 300 })
    await journey.settled()
    await answered(
      ben,
      () => ben.runCommand('C1', '/nominate', '@cleo for the launch'),
      /No campaign in your channels takes nominations/,
    )
    await answered(ben, () => ben.runCommand('C1', '/nominate', 'help'), /Nominate a colleague in a running/)
  })
})

describe('a campaign', () => {
  it('is announced in its channel, with a button that opens the form', async () => {
    const announced = await answered(ben, () => open('01', 'Spring'), /^Nominations are open: \*Spring\*/)
    expect(ben.messagesIn('C1').filter(({ text }) => text.startsWith('Nominations are open'))).toHaveLength(1)
    await ben.act({ channelId: 'C1', messageTs: announced?.ts ?? '', actionId: 'nominateColleague' })
    await expect.poll(() => ben.view()?.callback_id, sleepless).toBe('nominate')
    expect(blocksOf(ben)).toContain('Spring')
    await ben.closeView()
  })

  it('is in the Home tab of its members, which opens the form', async () => {
    sandbox.sendEvent({ type: 'app_home_opened', user: 'U2', channel: 'D1', tab: 'home' })
    const home = () => JSON.stringify(ben.home()?.blocks)
    await expect.poll(home, sleepless).toContain('*Spring* · for the *Beacon* award · until ')
    await ben.act({ viewId: ben.home()?.id ?? '', actionId: 'nominateColleague' })
    await expect.poll(() => ben.view()?.callback_id, sleepless).toBe('nominate')
    await ben.closeView()
  })

  it('takes a nomination in one line, each colleague once', async () => {
    await answered(
      ben,
      () => ben.runCommand('C1', '/nominate', '@cleo stayed late for the launch'),
      /You nominated <@U3> in \*Spring\*/,
    )
    await journey.settled()
    await expect
      .poll(() => JSON.stringify(ben.home()?.blocks), sleepless)
      .toMatch(/\*Spring\* · you nominated [^·]+ · until /)
    const refused = await answered(
      ben,
      () => ben.runCommand('C1', '/nominate', '@cleo once more'),
      /Not sent yet\. You nominated this colleague in this campaign already/,
    )
    await ben.act({ channelId: 'C1', messageTs: refused?.ts ?? '', actionId: 'openNominationDraft' })
    await expect.poll(() => ben.view()?.callback_id, sleepless).toBe('nominate')
    expect(blocksOf(ben)).toContain('once more')
    expect(await ben.submitView()).toMatchObject({
      kind: 'errors',
      errors: { nominee: expect.stringContaining('already') },
    })
    await ben.closeView()
    expect(cleo.messagesIn('C1').filter(({ text }) => /nominated <@U3>/.test(text))).toEqual([])
  })

  it('refuses the own name, in a form that keeps what was written', async () => {
    await ben.runCommand('C1', '/nominate', '@ben because I am great')
    await expect.poll(() => ben.view()?.callback_id, sleepless).toBe('nominate')
    expect(blocksOf(ben)).toContain('You can’t nominate yourself')
    expect(blocksOf(ben)).toContain('because I am great')
    await ben.closeView()
  })

  it('takes a nomination in the form, which asks for the campaign where there are several', async () => {
    await open('02', 'Winter')
    await cleo.runCommand('C1', '/nominate', '@ben keeps the lights on')
    await expect.poll(() => cleo.view()?.callback_id, sleepless).toBe('nominate')
    expect(blocksOf(cleo)).toContain('Choose the campaign.')
    const campaign = {
      nominationCampaign: {
        nominationCampaign: {
          type: 'static_select',
          selected_option: {
            value: campaignIdOf('01'),
            text: { type: 'plain_text', text: 'Spring', emoji: true },
          },
        },
      },
    } as const
    await answered(cleo, () => cleo.submitView(campaign), /You nominated <@U2> in \*Spring\*/)
  })

  it('announces both winners once, pays them once, and tells the nominators', async () => {
    await journey.settled()
    const outcome = await ledger.handle({
      type: 'completeCampaign',
      ...command('09'),
      data: {
        campaignId: campaignIdOf('01'),
        winnerIds: [memberIdOf(teamId, 'U3'), memberIdOf(teamId, 'U1')],
        message: 'Well deserved',
        decidedBy: memberIdOf(teamId, 'U2'),
      },
      policy: {
        award: {
          awardId: awards.awardId('Beacon'),
          name: 'Beacon',
          points: 300,
          message: '',
          bannerIds: [],
          gifts: [],
          isPrivate: false,
        },
        channelTitle: '#kudos',
        memberCount: 3,
        absentWinnerIds: [],
      },
    })
    expect(outcome.kind).toBe('accepted')
    await journey.settled()
    const results = () =>
      ben.messagesIn('C1').filter(({ text }) => text.includes('won the *Beacon* award in *Spring*'))
    await expect.poll(results, sleepless).toHaveLength(1)
    expect(results()[0]?.text).toContain('<@U3> and <@U1> won')
    await journey.settled()
    for (const winner of ['U3', 'U1']) {
      const member = await ledger.member(teamId, memberIdOf(teamId, winner))
      expect(member).toMatchObject({ redeemable: 300 })
    }
    const texts = (person: Person, conversation: string) =>
      person.messagesIn(conversation).map(({ text }) => text)
    await expect.poll(() => texts(ben, 'D2'), sleepless).toHaveLength(1)
    expect(texts(ben, 'D2')).toEqual([expect.stringMatching(/^\*Spring\* has ended: .* won\. Thank you/)])
    await expect.poll(() => texts(cleo, 'D3'), sleepless).toHaveLength(1)
    expect(texts(cleo, 'D3')).toEqual([
      expect.stringMatching(/^You won the \*Beacon\* award in \*Spring\*\. Well deserved/),
    ])
  })
})
