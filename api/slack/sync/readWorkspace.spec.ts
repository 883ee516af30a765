import { WebClient } from '@slack/web-api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startSlackStub } from '../announcements/testing/startSlackStub.ts'
import { isInConversation, readMembers } from './readWorkspace.ts'

const slack = await startSlackStub()
afterAll(() => slack.close())
beforeEach(() => slack.reset())
const client = new WebClient('xoxb-1', { slackApiUrl: slack.apiUrl, retryConfig: { retries: 0 } })

const page = (list: object, nextCursor = '') => ({
  status: 200,
  body: { ok: true, ...list, response_metadata: { next_cursor: nextCursor } },
})

it('the members of a channel are read in the largest pages that Slack gives', async () => {
  slack.plan(page({ members: ['UANN'] }, 'more'), page({ members: ['UBEN'] }))
  expect(await readMembers(client, 'C1')).toEqual(['UANN', 'UBEN'])
  expect(slack.calls).toMatchObject([{ limit: '999' }, { limit: '999', cursor: 'more' }])
})

describe('the channels of one person', () => {
  it('are read up to the one that is asked about', async () => {
    slack.plan(page({ channels: [{ id: 'C7' }] }, 'more'), page({ channels: [{ id: 'C1' }] }, 'and more'))
    expect(await isInConversation(client, 'UANN', 'C1')).toBe(true)
    expect(slack.calls).toMatchObject([{ user: 'UANN' }, { user: 'UANN', cursor: 'more' }])
  })

  it('do not name a channel that the person is not in', async () => {
    slack.plan(page({ channels: [{ id: 'C7' }] }))
    expect(await isInConversation(client, 'UANN', 'C1')).toBe(false)
  })
})
