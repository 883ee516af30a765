import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import type { LiveMessage } from './live.ts'
import { subscribeLive } from './liveSubscription.ts'
import { createClientSession } from './session.ts'

/** The messages that a stream of these chunks yields. */
const messagesOf = async (...chunks: readonly string[]): Promise<readonly LiveMessage[]> => {
  const ended = new AbortController()
  const messages: LiveMessage[] = []
  const body = new ReadableStream<Uint8Array>({
    start: stream => {
      for (const chunk of chunks) stream.enqueue(new TextEncoder().encode(chunk))
      stream.close()
    },
  })
  const fetch = () => Promise.resolve(new Response(body))
  const client = createClient({ session: createClientSession('token'), fetch })
  const { signal } = ended
  // The stream ends after its chunks; ending the subscription with it keeps it from connecting again.
  const listening = subscribeLive(client, { signal, onMessage: message => messages.push(message) })
  setTimeout(() => ended.abort(), 0)
  await listening
  return messages
}

const projected = (position: number): LiveMessage => ({ type: 'projected', position })

test('messages are read whatever ends their lines', async () => {
  expect(
    await messagesOf(
      'data: {"type":"projected","position":1}\n\n',
      'data: {"type":"projected","position":2}\r\n\r\n',
    ),
  ).toEqual([projected(1), projected(2)])
})

test('a message may arrive in parts and in several data lines', async () => {
  expect(await messagesOf('data: {"type":', '"projected",\r', '\ndata: "position":3}\r\n\r\n')).toEqual([
    projected(3),
  ])
})

test('comments and messages of an unknown type are ignored', async () => {
  expect(
    await messagesOf(
      ': keep-alive\n\n',
      'data: {"type":"unknown"}\n\n',
      'data: {"type":"projected","position":4}\n\n',
    ),
  ).toEqual([projected(4)])
})
