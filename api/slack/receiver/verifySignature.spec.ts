import { describe, expect, it } from 'vitest'
import { signatureOf, signatureProblem } from './verifySignature.ts'

const signingSecret = '8f742231b10e8888abcd99yyyzzz85a5'
const now = new Date('2026-11-20T09:30:00.000Z')
const seconds = Math.floor(now.getTime() / 1000)
const rawBody = Buffer.from('token=x&text=%3C%40U1%3E+%2B10')

const request = (offsetSeconds = 0, body: Buffer = rawBody) => {
  const timestamp = String(seconds + offsetSeconds)
  return { signingSecret, timestamp, signature: signatureOf(signingSecret, timestamp, body), rawBody, now }
}

describe('the signature of a Slack request', () => {
  it('agrees with the worked example Slack publishes', () => {
    const body =
      'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c'
    expect(signatureOf('8f742231b10e8888abcd99yyyzzz85a5', '1531420618', body)).toBe(
      'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
    )
  })

  it.each([
    ['signed just now', request(), undefined],
    ['signed 300 seconds ago', request(-300), undefined],
    ['signed by a clock 300 seconds ahead', request(300), undefined],
    ['older than 300 seconds', request(-301), 'TIMESTAMP_OUT_OF_RANGE'],
    ['further than 300 seconds in the future', request(301), 'TIMESTAMP_OUT_OF_RANGE'],
    ['with a timestamp that is no number', { ...request(), timestamp: 'soon' }, 'TIMESTAMP_OUT_OF_RANGE'],
    ['signed over another body', request(0, Buffer.from('text=%2B9999')), 'MISMATCH'],
    ['with a truncated signature', { ...request(), signature: request().signature.slice(0, -2) }, 'MISMATCH'],
    ['without a signature', { ...request(), signature: undefined }, 'MISSING'],
    ['without a timestamp', { ...request(), timestamp: undefined }, 'MISSING'],
  ])('%s', (_case, signed, problem) => {
    expect(signatureProblem(signed)).toBe(problem)
  })
})
