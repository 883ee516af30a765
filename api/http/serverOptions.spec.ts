import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { serverOptions } from './serverOptions.ts'

const settings = {
  origin: 'http://laurel.test',
  staticFolders: { admin: '/nowhere/admin', portal: '/nowhere/portal' },
  takeMilliseconds: 200,
}

test('a client that takes nothing of an answer is disconnected, and one that does gets all of it', async () => {
  const app = fastify(serverOptions({ settings }))
  const line = 'x'.repeat(64 * 1024)
  // More than the buffers of both ends hold.
  const fileLines = 512
  let open = 0
  app.get('/file', (_request, reply) => {
    open += 1
    reply.raw.once('close', () => {
      open -= 1
    })
    return reply.type('text/csv').send(Readable.from(Array.from({ length: fileLines }, () => line)))
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const idle = connect(Number(new URL(origin).port), '127.0.0.1').pause()
  idle.on('error', () => undefined)
  await once(idle, 'connect')
  idle.write('GET /file HTTP/1.1\r\nHost: laurel\r\n\r\n')
  await expect.poll(() => open).toBe(1)
  expect((await (await fetch(`${origin}/file`)).text()).length).toBe(fileLines * line.length)
  await expect.poll(() => open, { timeout: 5_000 }).toBe(0)
  idle.destroy()
  await app.close()
})
