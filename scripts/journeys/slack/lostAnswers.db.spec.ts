import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { appears, sleepless, startHabits } from './startHabits.ts'

const { url } = await createTestDatabase()
const habits = await startHabits(url)
afterAll(() => habits.stop())
const { anna, ben, sandbox } = habits

const answers = () => anna.messagesIn('C1').filter(({ visibleTo }) => visibleTo === 'U1')

/** The number of announcements that are not shown yet. */
const unfinished = async (): Promise<unknown> => {
  const { rows } = await habits.workspaces.database.query(
    'select count(*)::integer as count from slack.announcements where shown is null',
  )
  return rows[0].count
}

describe('a form that Slack does not open', () => {
  it.each([
    ['in time', { answer: 'error', error: 'expired_trigger_id' } as const, 1],
    ['at all', { answer: 'serverError' } as const, 2],
  ])('%s leads to one message, which offers it again with what was typed', async (_case, fault, times) => {
    const before = answers().length
    sandbox.faults.add({ method: 'views.open', ...fault, times })
    const ts = await appears(
      anna,
      'C1',
      () => anna.runCommand('C1', '/shoutout', '@ben for the long night'),
      /^Not sent yet\. Slack did not open the form/,
    )
    await anna.act({ channelId: 'C1', messageTs: ts, actionId: 'openShoutoutDraft' })
    await expect.poll(() => JSON.stringify(anna.view()?.blocks), sleepless).toContain('for the long night')
    await anna.closeView()
    expect(answers().length).toBe(before + 1)
  })
})

describe('an announcement that Slack posts without an answer', () => {
  it('appears once, because it is looked up by its metadata before it is posted again', async () => {
    sandbox.faults.add({ method: 'chat.postMessage', answer: 'serverError', isCarriedOut: true, times: 1 })
    await anna.runCommand('C1', '/shoutout', '@ben +5 for the fish')
    const told = () => ben.messagesIn('C1').filter(({ text }) => text.includes('for the fish'))
    await expect.poll(told, sleepless).toHaveLength(1)
    await expect.poll(unfinished, sleepless).toBe(0)
    expect(told()).toHaveLength(1)
  })
})
