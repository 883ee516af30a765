import { WebClient } from '@slack/web-api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSlackSandbox, type SlackSandbox } from '../createSlackSandbox.ts'
import { smallApp, smallWorkspace } from '../testing/smallWorkspace.ts'

let now: Date
let sandbox: SlackSandbox
let client: WebClient

beforeEach(async () => {
  now = new Date('2026-11-20T09:30:00.000Z')
  sandbox = await createSlackSandbox({
    workspace: smallWorkspace,
    app: smallApp,
    now: () => now,
    fetch: async () => new Response(''),
  })
  client = new WebClient(smallApp.botToken, {
    slackApiUrl: sandbox.apiUrl,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    timeout: 300,
  })
})
afterEach(() => sandbox.close())

const section = (text: string) => ({ type: 'section' as const, text: { type: 'mrkdwn' as const, text } })
const modal = { type: 'modal' as const, title: { type: 'plain_text' as const, text: 'Hello' }, blocks: [] }

/** The trigger of the latest command. */
const freshTrigger = async (): Promise<string> => {
  await sandbox.as('U1').runCommand('C1', '/shoutout')
  return new URLSearchParams(sandbox.deliveries.at(-1)?.body).get('trigger_id') ?? ''
}

describe('the Web API, as its client sees it', () => {
  test('knows the bot only', async () => {
    expect(await client.auth.test()).toMatchObject({ ok: true, team_id: 'T1', user_id: 'U0LAUREL' })
    const stranger = new WebClient('xoxb-stranger', { slackApiUrl: sandbox.apiUrl })
    await expect(stranger.auth.test()).rejects.toMatchObject({ data: { error: 'invalid_auth' } })
    sandbox.uninstall()
    await expect(client.auth.test()).rejects.toMatchObject({ data: { error: 'token_revoked' } })
  })

  test('shows custom profile fields only in a request for one person', async () => {
    const before = await client.team.profile.get()
    sandbox.changeProfileFields([
      { id: 'Xf0TEAM', label: 'Team', type: 'options_list', possibleValues: ['Design'] },
      { id: 'Xf0SALARY', label: 'Salary band', isHidden: true },
    ])
    sandbox.changeUser('U2', { fields: { Xf0TEAM: 'Design' } })
    const { members } = await client.users.list({ limit: 200 })
    expect(before.profile?.fields).toEqual([])
    expect((await client.team.profile.get({ visibility: 'visible' })).profile?.fields).toMatchObject([
      { id: 'Xf0TEAM', type: 'options_list', possible_values: ['Design'], field_name: null },
    ])
    expect(members?.find(({ id }) => id === 'U2')?.profile).not.toHaveProperty('fields')
    expect((await client.users.info({ user: 'U2' })).user?.profile).not.toHaveProperty('fields')
    expect((await client.users.profile.get({ user: 'U2' })).profile?.fields).toEqual({
      Xf0TEAM: { value: 'Design', alt: '' },
    })
    expect((await client.users.profile.get({ user: 'U3' })).profile?.fields).toEqual([])
  })

  test('lists people page by page', async () => {
    const names: unknown[] = []
    for await (const page of client.paginate('users.list', { limit: 2 }))
      if ('members' in page && Array.isArray(page.members)) names.push(...page.members.map(each => each.name))
    expect(names).toEqual(['anna.kim', 'ben', 'cleo', 'gus', 'laurel'])
    const { user } = await client.users.lookupByEmail({ email: 'BEN@northwind.test' })
    expect(user).toMatchObject({ id: 'U2', tz: 'Asia/Kolkata', tz_offset: 19_800 })
  })

  test('hides private channels the app is not in', async () => {
    const { channels } = await client.conversations.list({ types: 'public_channel,private_channel' })
    expect(channels?.map(each => [each.name, each.is_member])).toEqual([
      ['general', true],
      ['design', false],
    ])
    await expect(client.conversations.info({ channel: 'G1' })).rejects.toMatchObject({
      data: { error: 'channel_not_found' },
    })
    await client.conversations.join({ channel: 'C2' })
    expect((await client.conversations.members({ channel: 'C2' })).members).toEqual(['U1', 'U0LAUREL'])
  })

  test('names the channels of one person, except private ones that the app is not in', async () => {
    const types = 'public_channel,private_channel'
    const { channels = [] } = await client.users.conversations({ user: 'U1', types })
    expect(channels.map(each => each.name)).toEqual(['general', 'design'])
    for (const channel of channels) {
      expect(channel).not.toHaveProperty('is_member')
      expect(channel).not.toHaveProperty('num_members')
    }
  })

  test('posts, updates and deletes, in channels and to a person', async () => {
    const posted = await client.chat.postMessage({ channel: 'C1', text: 'Hi', blocks: [section('*Hi*')] })
    const place = { channel: posted.channel ?? '', ts: posted.ts ?? '' }
    await client.chat.update({ ...place, text: 'Hello' })
    expect(sandbox.messagesIn('C1').map(each => each.text)).toEqual(['Hello'])
    await client.chat.delete(place)
    expect(sandbox.messagesIn('C1')).toEqual([])
    expect((await client.chat.postMessage({ channel: 'U2', text: 'Psst' })).channel).toBe(
      sandbox.directChannelOf('U2'),
    )
  })

  test.each([
    ['a section over 3000 characters', [section('x'.repeat(3001))], '/blocks/0/text/text'],
    ['more than 50 blocks', Array.from({ length: 51 }, () => section('x')), '/blocks'],
    [
      'more than 10 fields',
      [{ type: 'section' as const, fields: Array.from({ length: 11 }, () => section('x').text) }],
      '/blocks/0/fields',
    ],
    [
      'more than 25 buttons in a row',
      [
        {
          type: 'actions' as const,
          elements: Array.from({ length: 26 }, () => ({
            type: 'button' as const,
            text: { type: 'plain_text' as const, text: 'x' },
          })),
        },
      ],
      '/blocks/0/elements',
    ],
  ])('refuses %s and says where', async (_case, blocks, place) => {
    const refused = await client.chat.postMessage({ channel: 'C1', text: 'x', blocks }).catch(error => error)
    expect(refused.data.error).toBe('invalid_blocks')
    expect(refused.data.response_metadata.messages[0]).toContain(`[json-pointer:${place}]`)
  })

  test('refuses blocks that are each fine and together too long', async () => {
    const blocks = Array.from({ length: 6 }, () => section('x'.repeat(2500)))
    await expect(client.chat.postMessage({ channel: 'C1', text: 'x', blocks })).rejects.toMatchObject({
      data: { error: 'msg_blocks_too_long' },
    })
  })
})

describe('a trigger', () => {
  test('opens one modal', async () => {
    const trigger_id = await freshTrigger()
    const { view } = await client.views.open({ trigger_id, view: modal })
    expect(sandbox.as('U1').view()?.id).toBe(view?.id)
    await expect(client.views.open({ trigger_id, view: modal })).rejects.toMatchObject({
      data: { error: 'exchanged_trigger_id' },
    })
  })

  test('lasts three seconds', async () => {
    const trigger_id = await freshTrigger()
    now = new Date(now.getTime() + 3_001)
    await expect(client.views.open({ trigger_id, view: modal })).rejects.toMatchObject({
      data: { error: 'expired_trigger_id' },
    })
  })

  test('opens nothing that breaks a limit', async () => {
    const title = { type: 'plain_text' as const, text: 'A title of more than 24 characters' }
    const refused = client.views.open({ trigger_id: await freshTrigger(), view: { ...modal, title } })
    await expect(refused).rejects.toMatchObject({
      data: {
        error: 'invalid_arguments',
        response_metadata: {
          messages: ['[ERROR] must be less than 25 characters [json-pointer:/view/title/text]'],
        },
      },
    })
  })
})

test('a modal is updated only by who knows its latest hash', async () => {
  const { view } = await client.views.open({ trigger_id: await freshTrigger(), view: modal })
  const first = { view_id: view?.id ?? '', hash: view?.hash ?? '', view: modal }
  await client.views.update(first)
  await expect(client.views.update(first)).rejects.toMatchObject({ data: { error: 'hash_conflict' } })
})

test('a response_url takes five answers in thirty minutes', async () => {
  await sandbox.as('U1').runCommand('C1', '/shoutout')
  const url = new URLSearchParams(sandbox.deliveries.at(-1)?.body).get('response_url') ?? ''
  const answer = async () =>
    (
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"text":"x"}',
      })
    ).status
  for (const _use of [1, 2, 3, 4, 5]) expect(await answer()).toBe(200)
  expect(await answer()).toBe(404)
})

describe('a fault that was ordered', () => {
  const post = () => client.chat.postMessage({ channel: 'C1', text: 'Once' })

  test('limits the rate as often as ordered', async () => {
    sandbox.faults.add({ method: 'chat.postMessage', answer: 'rateLimited', retryAfterSeconds: 7, times: 2 })
    await expect(post()).rejects.toMatchObject({ retryAfter: 7 })
    await expect(post()).rejects.toMatchObject({ retryAfter: 7 })
    expect((await post()).ok).toBe(true)
  })

  test('fails after the work was done, so that the caller can not know', async () => {
    sandbox.faults.add({ method: 'chat.postMessage', answer: 'serverError', isCarriedOut: true })
    await expect(post()).rejects.toMatchObject({ statusCode: 500 })
    expect(sandbox.messagesIn('C1')).toHaveLength(1)
  })

  test('keeps the caller waiting', async () => {
    sandbox.faults.add({ method: '*', answer: 'hang' })
    await expect(post()).rejects.toThrow(/timeout|aborted/i)
    expect(sandbox.messagesIn('C1')).toEqual([])
  })
})
