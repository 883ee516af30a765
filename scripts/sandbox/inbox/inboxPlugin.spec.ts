import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { inboxPlugin } from './inboxPlugin.ts'

test('the inbox shows messages as text, the latest first, and keeps a hundred', async () => {
  const server = Fastify()
  await server.register(inboxPlugin(() => new Date('2026-03-11T09:00:00Z')))
  const send = (text: string) =>
    server.inject({
      method: 'POST',
      url: '/sandbox/inbox',
      payload: { to: '+14155550100', subject: 'Your code', text },
    })
  expect((await server.inject('/sandbox/inbox')).body).toContain('No mails or text messages yet')
  await send('0471 is <b>your</b> code')
  expect((await server.inject('/sandbox/inbox')).body).toContain('0471 is &lt;b&gt;your&lt;/b&gt; code')
  for (let sent = 1; sent <= 100; sent += 1) await send(`Message ${sent}`)
  const kept: unknown[] = (await server.inject('/sandbox/inbox.json')).json()
  expect(kept).toHaveLength(100)
  expect(kept[0]).toEqual({
    to: '+14155550100',
    subject: 'Your code',
    text: 'Message 100',
    at: '2026-03-11T09:00:00.000Z',
  })
  await server.close()
})
