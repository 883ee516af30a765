import { type AddressInfo, createServer } from 'node:net'
import { usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { plainEnglish, speechFor } from '../../../messages/speech.ts'
import { type CodeMessage, CodeNotSent, codeText } from './codeSender.ts'
import { createCodeSenders } from './codeSettings.ts'
import { twilioCodes } from './twilioCodes.ts'

const message: CodeMessage = {
  to: 'ann@evergreen.example',
  code: '0471',
  teamName: 'Evergreen',
  speech: plainEnglish,
}
const { signal } = new AbortController()

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const Port = z.object({ port: z.int() })

test.each(['en', 'de', 'es'])(
  'a code fits into one text message in “%s”, whatever the team is called',
  locale => {
    const speech = speechFor({ locale, pointsName: usualPointsName, timeZone: 'UTC' })
    const text = codeText({ ...message, speech, teamName: 'A long name '.repeat(20) })
    expect(text.length).toBeLessThanOrEqual(200)
  },
)

test('a code comes in the language of its person', () => {
  const speech = speechFor({ locale: 'DE-DE', pointsName: usualPointsName, timeZone: 'UTC' })
  expect(codeText({ ...message, speech })).toContain('0471 ist dein Code')
})

test('a channel without a provider has no sender', () => {
  expect(createCodeSenders({})).toEqual({ email: null, phone: null })
})

describe('a mail server', () => {
  /** Speaks enough SMTP to take one message, and answers its recipient with a reply. */
  const startMailServer = async (replyToRecipient: string) => {
    const lines: string[] = []
    const server = createServer(socket => {
      socket.write('220 mail.evergreen.example ESMTP\r\n')
      let isData = false
      socket.on('data', data => {
        for (const line of data
          .toString('utf8')
          .split('\r\n')
          .filter(each => each !== '')) {
          lines.push(line)
          if (line === '.') isData = false
          if (isData) continue
          if (line === 'DATA') isData = true
          socket.write(
            line === 'DATA'
              ? '354 Go on\r\n'
              : line.startsWith('RCPT')
                ? `${replyToRecipient}\r\n`
                : '250 Fine\r\n',
          )
        }
      })
      socket.on('error', () => undefined)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    stops.push(() => server.close())
    const { port } = Port.parse(server.address() satisfies AddressInfo | string | null)
    return { url: `smtp://127.0.0.1:${port}`, lines }
  }

  test('takes the code', async () => {
    const { url, lines } = await startMailServer('250 Fine')
    const { email } = createCodeSenders({ smtp: { url, from: 'laurel@evergreen.example' } })
    await email?.(message, signal)
    expect(lines).toContain('RCPT TO:<ann@evergreen.example>')
    expect(lines.join('\n')).toContain('0471 is your code')
  })

  test('that refuses the recipient sent no code', async () => {
    const { url } = await startMailServer('550 No such mailbox ann@evergreen.example')
    const { email } = createCodeSenders({ smtp: { url, from: 'laurel@evergreen.example' } })
    const error: unknown = await email?.(message, signal).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CodeNotSent)
    expect(String(error)).not.toContain('ann@')
  })
})

describe('Twilio', () => {
  const settings = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'hush', from: '+14155550199' }
  const startTwilio = async (status: number) => {
    const asked: { url: string | undefined; authorization: string | undefined; form: URLSearchParams }[] = []
    const server = Fastify()
    server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    server.post('*', async ({ url, headers, body }, reply) => {
      asked.push({ url, authorization: headers.authorization, form: new URLSearchParams(String(body)) })
      return reply.code(status).send({ sid: 'SM1', status: 'queued' })
    })
    const origin = await server.listen({ host: '127.0.0.1', port: 0 })
    stops.push(() => void server.close())
    return { origin, asked }
  }

  test('takes the code', async () => {
    const { origin, asked } = await startTwilio(201)
    await twilioCodes({ ...settings, origin })({ ...message, to: '+14155550100' }, signal)
    expect(asked[0]?.url).toBe(`/2010-04-01/Accounts/${settings.accountSid}/Messages.json`)
    expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
      To: '+14155550100',
      From: '+14155550199',
      Body: codeText(message),
    })
  })

  test.each([400, 401, 500])(
    'that answers %i sent no code, and its secret is in no message',
    async status => {
      const { origin } = await startTwilio(status)
      const error: unknown = await twilioCodes({ ...settings, origin })(message, signal).catch(
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(CodeNotSent)
      expect(String(error)).not.toMatch(/hush|ann@/)
    },
  )
})
