import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SendRequest } from './outbound/deliveries.ts'
import { smallApp, smallWorkspace } from './testing/smallWorkspace.ts'
import { type BoltApp, startBoltApp } from './testing/startBoltApp.ts'

let bolt: BoltApp
beforeEach(async () => {
  bolt = await startBoltApp()
})
afterEach(() => bolt.stop())

const thanksModal = {
  type: 'modal' as const,
  callback_id: 'thanks',
  title: { type: 'plain_text' as const, text: 'Thank a colleague' },
  submit: { type: 'plain_text' as const, text: 'Send' },
  blocks: [
    {
      type: 'input' as const,
      block_id: 'message',
      label: { type: 'plain_text' as const, text: 'What for?' },
      element: { type: 'plain_text_input' as const, action_id: 'text' },
    },
  ],
}
const written = (value: string) => ({ message: { text: { type: 'plain_text_input', value } } })

describe('a Bolt app that is driven by the sandbox', () => {
  test('takes a signed command with mentions escaped, and its answer is seen by one person', async () => {
    bolt.app.command('/shoutout', async ({ command, ack }) => {
      await ack(`${command.user_name} wrote ${command.text} in ${command.channel_name}`)
    })
    const anna = bolt.sandbox.as('U1')
    expect(await anna.runCommand('C1', '/shoutout', '@ben +10 <3 you & yours.')).toEqual({ ok: true })
    expect(anna.messagesIn('C1').map(message => message.text)).toEqual([
      'anna.kim wrote <@U2|ben> +10 &lt;3 you &amp; yours. in general',
    ])
    expect(bolt.sandbox.as('U3').messagesIn('C1')).toEqual([])
  })

  test('is refused by the app when the signing secrets differ', async () => {
    await bolt.stop()
    bolt = await startBoltApp({ app: { ...smallApp, signingSecret: 'another' } })
    const outcome = await bolt.sandbox.as('U1').runCommand('C1', '/shoutout', '@ben')
    expect(outcome).toEqual({ ok: false, error: 'dispatch_failed' })
    expect(bolt.sandbox.deliveries.at(-1)?.answer).toMatchObject({ status: 401 })
  })

  test('opens a modal, corrects it in place and closes it when all is well', async () => {
    bolt.app.command('/shoutout', async ({ command, ack, client }) => {
      await ack()
      await client.views.open({ trigger_id: command.trigger_id, view: thanksModal })
    })
    bolt.app.view('thanks', async ({ ack, view, client, body }) => {
      const text = view.state.values.message?.text?.value ?? ''
      if (text.length < 5)
        return ack({ response_action: 'errors', errors: { message: 'Say a little more.' } })
      await ack()
      await client.chat.postMessage({ channel: 'C1', text: `<@${body.user.id}>: ${text}` })
    })
    const anna = bolt.sandbox.as('U1')
    await anna.runCommand('C1', '/shoutout')
    await expect.poll(() => anna.view()?.callback_id).toBe('thanks')
    expect(bolt.sandbox.as('U2').view()).toBeUndefined()

    expect(await anna.submitView()).toEqual({
      kind: 'errors',
      errors: { message: 'Please complete this required field.' },
    })
    expect(await anna.submitView(written('Ta'))).toEqual({
      kind: 'errors',
      errors: { message: 'Say a little more.' },
    })
    expect(await anna.submitView(written('For the launch'))).toEqual({ kind: 'accepted' })
    expect(anna.view()).toBeUndefined()
    await expect.poll(() => anna.messagesIn('C1').map(each => each.text)).toEqual(['<@U1>: For the launch'])
  })

  test('replaces and deletes the message whose button was clicked, even one that only one person sees', async () => {
    bolt.app.command('/shoutout', ({ ack }) =>
      ack({
        text: 'Send it?',
        blocks: [
          {
            type: 'actions',
            block_id: 'choice',
            elements: [
              { type: 'button', action_id: 'yes', value: '1', text: { type: 'plain_text', text: 'Send' } },
              { type: 'button', action_id: 'no', text: { type: 'plain_text', text: 'Cancel' } },
            ],
          },
        ],
      }),
    )
    bolt.app.action('yes', async ({ ack, respond, action }) => {
      await ack()
      await respond({ replace_original: true, text: `Sent ${'value' in action ? action.value : ''}` })
    })
    bolt.app.action('no', async ({ ack, respond }) => {
      await ack()
      await respond({ delete_original: true })
    })
    const anna = bolt.sandbox.as('U1')
    await anna.runCommand('C1', '/shoutout')
    const [asked] = anna.messagesIn('C1')
    const target = { channelId: 'C1', messageTs: asked?.ts ?? '' }
    expect(await anna.act({ ...target, actionId: 'yes' })).toBeUndefined()
    await expect.poll(() => anna.messagesIn('C1').map(each => each.text)).toEqual(['Sent 1'])

    await anna.runCommand('C1', '/shoutout')
    await anna.act({ channelId: 'C1', messageTs: anna.messagesIn('C1')[1]?.ts ?? '', actionId: 'no' })
    await expect.poll(() => anna.messagesIn('C1')).toHaveLength(1)
  })

  test('publishes a home when a person opens it, and offers options as they type', async () => {
    bolt.app.event('app_home_opened', async ({ event, client }) => {
      await client.views.publish({
        user_id: event.user,
        view: {
          type: 'home',
          blocks: [
            {
              type: 'section',
              block_id: 'who',
              text: { type: 'mrkdwn', text: `Hello <@${event.user}>` },
              accessory: { type: 'external_select', action_id: 'colleague' },
            },
          ],
        },
      })
    })
    bolt.app.options('colleague', ({ options, ack }) =>
      ack({ options: [{ text: { type: 'plain_text', text: `Found ${options.value}` }, value: 'U2' }] }),
    )
    const ben = bolt.sandbox.as('U2')
    ben.openHome()
    await bolt.sandbox.idle()
    await expect.poll(() => ben.home()?.blocks[0]?.type).toBe('section')
    expect(
      await ben.suggest({ viewId: ben.home()?.id, blockId: 'who', actionId: 'colleague' }, 'be'),
    ).toMatchObject({ options: [{ value: 'U2', text: { text: 'Found be' } }] })
  })

  test('hears of people, channels and reactions', async () => {
    const heard: string[] = []
    bolt.app.event(/.*/, async ({ event }) => {
      heard.push(event.type)
    })
    bolt.sandbox.addUser({ id: 'U9', name: 'nia', realName: 'Nia New' })
    bolt.sandbox.changeUser('U9', { title: 'Designer' })
    bolt.sandbox.joinChannel('C1', 'U9')
    const message = bolt.sandbox.as('U9').say('C1', 'Hello @ben')
    bolt.sandbox.as('U2').react('C1', message.ts, 'wave')
    await bolt.sandbox.idle()
    bolt.sandbox.uninstall()
    await bolt.sandbox.idle()
    expect(message.text).toBe('Hello <@U2>')
    expect(heard.toSorted()).toEqual(
      [
        'team_join',
        'user_change',
        'user_profile_changed',
        'member_joined_channel',
        'reaction_added',
        'tokens_revoked',
        'app_uninstalled',
      ].toSorted(),
    )
    expect(await bolt.sandbox.as('U1').runCommand('C1', '/shoutout')).toEqual({
      ok: false,
      error: 'app_not_installed',
    })
  })
})

describe('an event that the app does not take', () => {
  test('is repeated three times under one id, with the reason', async () => {
    const received: { retry: string | undefined; id: unknown }[] = []
    const answer: SendRequest = async (_url, { headers, body }) => {
      received.push({ retry: headers['x-slack-retry-num'], id: JSON.parse(body).event_id })
      return new Response('', { status: 500 })
    }
    const failing = await startBoltApp({ fetch: answer })
    failing.sandbox.addUser({ id: 'U9', name: 'nia', realName: 'Nia New' })
    await failing.sandbox.idle()
    expect(received.map(each => each.retry)).toEqual([undefined, '1', '2', '3'])
    expect(new Set(received.map(each => each.id)).size).toBe(1)
    expect(failing.sandbox.deliveries.at(-1)?.headers['x-slack-retry-reason']).toBe('http_error')
    await failing.stop()
  })

  test('is not repeated when the app refuses repetition', async () => {
    const failing = await startBoltApp({
      fetch: async () => new Response('', { status: 500, headers: { 'x-slack-no-retry': '1' } }),
      workspace: smallWorkspace,
    })
    failing.sandbox.addUser({ id: 'U9', name: 'nia', realName: 'Nia New' })
    await failing.sandbox.idle()
    expect(failing.sandbox.deliveries).toHaveLength(1)
    await failing.stop()
  })
})
