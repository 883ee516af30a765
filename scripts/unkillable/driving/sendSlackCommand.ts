import { randomUUID } from 'node:crypto'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { signatureOf } from '@laurel/api/slack/receiver/verifySignature.ts'
import { z } from 'zod'
import { until } from '../../crash/until.ts'
import { demoWorkspace } from '../../demo/workspace.ts'
import type { Server } from './startServer.ts'

export type SlackCommand = {
  readonly userId: string
  readonly channelId: string
  readonly text: string
}

/** Types `/shoutout …` in the sandbox workspace as Slack would deliver it; returns the answer that the person sees. */
export const sendSlackCommand = async (
  { origin, sandboxOrigin }: Server,
  home: string,
  { userId, channelId, text }: SlackCommand,
): Promise<string> => {
  const told = await openAnswer(sandboxOrigin, { channelId, userId })
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
  return atOnce === '' ? await told.next() : atOnce
}

/** A `response_url` of the sandbox, whose answer is a message that only the person sees. */
const openAnswer = async (sandboxOrigin: string, place: { channelId: string; userId: string }) => {
  const control = `${sandboxOrigin}/sandbox/control`
  const textsNow = async (): Promise<readonly string[]> => {
    const answer = await fetch(`${control}/messages?${new URLSearchParams(place).toString()}`)
    return Messages.parse(await answer.json()).map(({ text }) => text)
  }
  const created = await fetch(`${control}/response-urls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(place),
  })
  const before = await textsNow()
  return {
    url: Created.parse(await created.json()).url,
    next: () => until('the answer arrives', async () => (await textsNow())[before.length]),
  }
}

const Created = z.object({ url: z.string() })
const Messages = z.array(z.object({ text: z.string() }))
