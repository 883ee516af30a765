import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { sleepless, startHabits } from './startHabits.ts'

const { url } = await createTestDatabase()
const habits = await startHabits(url)
afterAll(() => habits.stop())
const { anna, ledger, sandbox, teamId } = habits
const awards = createTestAwards(ledger, { teamId, memberId: name => memberIdOf(teamId, name) }, () =>
  new Date().toISOString(),
)
const origin = 'https://laurel.example'

beforeAll(async () => {
  await awards.define('Beacon', { points: 300, message: 'You showed the way' })
  await awards.define('Whisper', { points: 50, isPrivate: true })
  await habits.settled()
})

/** What the channel reads below a message with a link. */
const previewOf = async (link: string, channel = 'C1'): Promise<string> => {
  const { ts } = anna.say(channel, `look: ${link}`)
  const preview = () => anna.messagesIn(channel).find(message => message.ts === ts)?.unfurls
  await expect.poll(preview, sleepless).toBeDefined()
  return JSON.stringify(preview())
}

describe('a link to Laurel shows', () => {
  it('the portal', async () => {
    expect(await previewOf(`${origin}/redeem?token=once`)).toContain('Your points and rewards')
  })

  it('an award with its points, unless it is private', async () => {
    const beacon = await previewOf(`${origin}/awards/${awards.awardId('Beacon')}`)
    expect(beacon).toContain('*Beacon*')
    expect(beacon).toContain('300 points. You showed the way')
    const whisper = await previewOf(`${origin}/awards/${awards.awardId('Whisper')}`)
    expect(whisper).toContain('Admins sign in to open this page.')
    expect(whisper).not.toContain('Whisper')
  })

  it('a recognition channel to its own members only', async () => {
    const link = `${origin}/recognition/${channelIdOf(teamId, 'C1')}`
    expect(await previewOf(link)).toContain('3 people can say thanks here')
    expect(await previewOf(link, 'C2')).not.toContain('#general')
  })

  it('nothing about a person', async () => {
    const preview = await previewOf(`${origin}/users/${memberIdOf(teamId, 'U2')}`)
    expect(preview).toContain('*People*')
    expect(preview).not.toContain('Ben')
  })

  it('nothing of the team where other organisations read it', async () => {
    sandbox.shareChannel('C2')
    const preview = await previewOf(`${origin}/awards/${awards.awardId('Beacon')}`, 'C2')
    expect(preview).toContain('A page of Laurel')
    expect(preview).not.toContain('Beacon')
  })
})

it('a failure of Slack leaves the message alone', async () => {
  sandbox.faults.add({ method: 'chat.unfurl', answer: 'error', error: 'cannot_unfurl_url' })
  const { ts } = anna.say('C1', `${origin}/redeem`)
  await habits.settled()
  expect(await previewOf(`${origin}/redeem`)).toContain('Your points')
  expect(anna.messagesIn('C1').find(message => message.ts === ts)?.unfurls).toBeUndefined()
  expect(anna.messagesIn('C1').map(({ text }) => text)).not.toContainEqual(
    expect.stringMatching(/^Something went wrong/),
  )
})
