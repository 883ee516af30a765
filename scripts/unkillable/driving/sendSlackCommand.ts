import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { signatureOf } from '@laurel/api/slack/receiver/verifySignature.ts'
import { demoWorkspace } from '../../demo/workspace.ts'
import type { Server } from './startServer.ts'

export type SlackCommand = {
  readonly userId: string
  readonly channelId: string
  readonly text: string
}

/** Types `/shoutout …` in the sandbox workspace as Slack would deliver it; answers what the person is told. */
export const sendSlackCommand = async (
  { origin }: Server,
  home: string,
  { userId, channelId, text }: SlackCommand,
): Promise<string> => {
  const told = await listenForAnswer()
  const body = new URLSearchParams({
    command: '/shoutout',
    text,
    user_id: userId,
    channel_id: channelId,
    team_id: demoWorkspace.team.id,
    trigger_id: randomUUID(),
    response_url: told.url,
  }).toString()
  const timestamp = String(Math.floor(Date.now() / 1000))
  const response = await fetch(`${origin}/slack/commands`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-slack-request-timestamp': timestamp,
      'x-slack-signature': signatureOf(loadSecrets(home).sandboxSigningSecret, timestamp, body),
    },
    body,
  })
  const atOnce = await response.text()
  if (response.status !== 200) throw new Error(`Slack would show an error of its own: ${response.status}.`)
  const answer = atOnce === '' ? await told.answer : atOnce
  told.close()
  return answer
}

/** Where Slack takes what is told a moment later. */
const listenForAnswer = async () => {
  const answered = Promise.withResolvers<string>()
  const server = createServer((request, response) => {
    textOf(request).then(answered.resolve, answered.reject)
    response.end('ok')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}/`, answer: answered.promise, close: () => server.close() }
}
