import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
const awards = createTestAwards(ledger, { teamId, memberId: name => memberIdOf(teamId, name) }, now)
const command = (id: string) =>
  ({
    id: `00000000-0000-4000-8000-0000000001${id}`,
    teamId,
    actor: { kind: 'system', id: 'journey' },
    occurredAt: now(),
  }) as const
const sleepless = { timeout: 10_000, interval: 20 }
const blocksOf = (person: Person) => JSON.stringify(person.view()?.blocks)
const answered = async (person: Person, action: () => Promise<unknown>, text: RegExp) => {
  const before = new Set(person.messagesIn('C1').map(message => message.ts))
  await action()
  const found = () =>
    person.messagesIn('C1').find(message => !before.has(message.ts) && text.test(message.text))
  await expect.poll(found, sleepless).toBeDefined()
  return found()
}
const redeemableOf = async (slackUserId: string) => {
  const member = await ledger.member(teamId, memberIdOf(teamId, slackUserId))
  return member.kind === 'known' ? member.redeemable : Number.NaN
}
describe('before there are awards', () => {
  it('others read what to do instead', async () => {
    await answered(
      anna,
      () => anna.runCommand('C1', '/award', '@ben'),
      /no spot awards yet\. Ask an admin to/,
    )
    await answered(ben, () => ben.runCommand('C1', '/award', '@cleo'), /given by the managers of a channel/)
    await answered(anna, () => anna.runCommand('C1', '/award', 'help'), /alone opens a form/)
  })
})

describe('a channel manager', () => {
  beforeAll(async () => {
    const channelId = channelIdOf(teamId, 'C1')
    const channel = await ledger.channel(teamId, channelId)
    if (channel.kind === 'unknown') throw new Error('The channel came with the workspace.')
    await ledger.handle({
      type: 'changeChannel',
      ...command('01'),
      data: {
        channelId,
        settings: { ...channel.settings, awardAllowance: 1000, managerIds: [memberIdOf(teamId, 'U2')] },
      },
    })
    await awards.define('Beacon', { points: 300 })
    await awards.define('Whisper', { points: 50, isPrivate: true })
    await journey.settled()
  })

  it('gives in one line, from the award allowance', async () => {
    await answered(
      ben,
      () => ben.runCommand('C1', '/award', '@cleo Beacon for the <launch>'),
      /You gave <@U3> the \*Beacon\* award, 300 points\. Announced in <#C1>\. 700 award points left/,
    )
    await journey.settled()
    expect(await redeemableOf('U3')).toBe(300)
  })

  it('is shown the cost in the form, and what is missing under its field', async () => {
    await ben.runCommand('C1', '/award', '@cleo for keeping the lights on')
    await expect.poll(() => ben.view()?.callback_id, sleepless).toBe('giveAward')
    expect(blocksOf(ben)).toContain('Choose the award.')
    expect(blocksOf(ben)).toContain('Beacon · 300 points')
    const chosen = { selected_option: optionNamed(ben, /^Beacon/) }
    const award = { award: { award: { type: 'static_select', ...chosen } } }
    await ben.act({ viewId: ben.view()?.id ?? '', blockId: 'award', actionId: 'award' }, chosen, award)
    await expect
      .poll(() => blocksOf(ben), sleepless)
      .toContain('This costs *300 points*, you have *700 award points* left')
    await answered(
      ben,
      () => ben.submitView(award),
      /You gave <@U3> the \*Beacon\* award.*400 award points left/,
    )
    expect(ben.view()).toBeUndefined()
  })

  it('is refused beyond the allowance with the figures, and loses nothing that was typed', async () => {
    const refusal = await answered(
      ben,
      () => ben.runCommand('C1', '/award', '@cleo @anna.kim Beacon for the long night'),
      /Not sent yet\. This costs 600 points and you have 400 left for awards/,
    )
    await ben.act({ channelId: 'C1', messageTs: refusal?.ts ?? '', actionId: 'openAwardDraft' })
    await expect.poll(() => ben.view()?.callback_id, sleepless).toBe('giveAward')
    expect(blocksOf(ben)).toContain(':warning: This costs *600 points* (2 × 300)')
    expect(blocksOf(ben)).toContain('for the long night')
    const again = await ben.submitView()
    expect(again).toMatchObject({ kind: 'errors', errors: { award: expect.stringContaining('400 left') } })
    await ben.closeView()
    await journey.settled()
    expect(await redeemableOf('U1')).toBe(0)
  })
})

describe('an admin', () => {
  it('gives for the company, privately where the award is private', async () => {
    await answered(
      anna,
      () => anna.runCommand('C1', '/award', 'Whisper @cleo'),
      /You gave <@U3> the \*Whisper\* award, 50 points\. Announced in a direct message\. The company pays/,
    )
    await journey.settled()
    expect(await redeemableOf('U3')).toBe(650)
    expect(cleo.messagesIn('C1').filter(message => message.text.includes('Whisper'))).toEqual([])
  })
})

describe('an award given by mistake', () => {
  it('is taken back, given again and taken back once more with a button', async () => {
    const before = await redeemableOf('U3')
    const press = (ts: string | undefined, actionId: string) =>
      anna.act({ channelId: 'C1', messageTs: ts ?? '', actionId })
    const given = await answered(
      anna,
      () => anna.runCommand('C1', '/award', '@cleo Beacon for the wrong launch'),
      /You gave <@U3> the \*Beacon\* award/,
    )
    await journey.settled()
    expect(await redeemableOf('U3')).toBe(before + 300)
    const answerIn = (text: RegExp) => anna.messagesIn('C1').findLast(message => text.test(message.text))
    await press(given?.ts, 'takeBackAward')
    await expect.poll(() => answerIn(/^Taken back, with its gifts/)?.ts, sleepless).toBeDefined()
    await journey.settled()
    expect(await redeemableOf('U3')).toBe(before)
    await press(answerIn(/^Taken back, with its gifts/)?.ts, 'giveAwardAgain')
    await expect.poll(() => answerIn(/^Given again/)?.ts, sleepless).toBeDefined()
    await journey.settled()
    expect(await redeemableOf('U3')).toBe(before + 300)
    await press(answerIn(/^Given again/)?.ts, 'takeBackAward')
    const settledPoints = async () => {
      await journey.settled()
      return await redeemableOf('U3')
    }
    await expect.poll(settledPoints, sleepless).toBe(before)
  })
})

describe('a giver who may not give awards any more', () => {
  it('takes their own award back, and can’t give it again', async () => {
    const before = await redeemableOf('U3')
    const given = await answered(
      ben,
      () => ben.runCommand('C1', '/award', '@cleo Beacon for the last time'),
      /You gave <@U3> the \*Beacon\* award/,
    )
    const channelId = channelIdOf(teamId, 'C1')
    const channel = await ledger.channel(teamId, channelId)
    if (channel.kind === 'unknown') throw new Error('The channel came with the workspace.')
    const settings = { ...channel.settings, managerIds: [] }
    await ledger.handle({ type: 'changeChannel', ...command('02'), data: { channelId, settings } })
    await journey.settled()
    expect(await redeemableOf('U3')).toBe(before + 300)
    const press = (ts: string | undefined, actionId: string) =>
      ben.act({ channelId: 'C1', messageTs: ts ?? '', actionId })
    await press(given?.ts, 'takeBackAward')
    const takenBack = () =>
      ben.messagesIn('C1').find(({ text }) => text.startsWith('Taken back, with its gifts'))
    await expect.poll(takenBack, sleepless).toBeDefined()
    await journey.settled()
    expect(await redeemableOf('U3')).toBe(before)
    await answered(
      ben,
      () => press(takenBack()?.ts, 'giveAwardAgain'),
      /given by the managers of a channel and by admins/,
    )
    await journey.settled()
    expect(await redeemableOf('U3')).toBe(before)
  })
})

describe('a request that Slack delivers twice', () => {
  it('is one award', async () => {
    await answered(
      anna,
      () => anna.runCommand('C1', '/award', '@ben Beacon for saying it twice'),
      /You gave <@U2> the \*Beacon\* award/,
    )
    const command = sandbox.deliveries.findLast(delivery => delivery.body.includes('twice'))
    const again = await journey.app.inject({
      method: 'POST',
      url: '/slack/commands',
      headers: command?.headers ?? {},
      payload: command?.body ?? '',
    })
    expect(again.statusCode).toBe(200)
    // Closing waits for all work that is under way.
    await journey.app.close()
    await journey.settled()
    expect(await redeemableOf('U2')).toBe(300)
  })
})

const optionNamed = (person: Person, name: RegExp) => {
  for (const block of person.view()?.blocks ?? []) {
    if (block.type !== 'input' || block.element.type !== 'static_select') continue
    const option = block.element.options?.find(each => name.test(each.text.text))
    if (option) return option
  }
  throw new Error(`The form offers nothing like ${name}.`)
}
